/** Scorings and ends of turns of Twilight Struggle, line by line. */

import type { Count, CountRow, Counts, Told } from '../../lib/table/ends.svelte';
import type { Scene } from '../../lib/table.svelte';
import type { View } from '../../lib/wire';
import type { Sayable } from '../../lib/words.svelte';
import { SEATS, type Region } from './layout';
import { positionOf, printedOf } from './position';
import type { Country } from './types';

const COUNTS = [
  'final-scoring',
  'region-scored',
  'southeast-asia-scored',
  'military-checked',
  'china-scored',
];

/** Points belong to the count they follow. */
export const counts: Counts = ({ line }, last) =>
  COUNTS.includes(line.id) || (line.id === 'points' && last?.line.n === line.n);

export function count(told: Told[], scene: Scene): Count {
  const regions = told.filter(({ line }) => line.id === 'region-scored');
  const [only] = regions;
  const alone = regions.length === 1;
  return {
    title: title(told),
    sides: [...SEATS],
    rows: told
      .filter(({ line }) => line.id !== 'final-scoring')
      .flatMap((one) => (alone && one === only ? [...scored(one, scene), row(one)] : [row(one)])),
    clause: regions.length ? 'TS-16.5' : 'TS-4.7',
  };
}

function title(told: Told[]): Count['title'] {
  const first = told.find(({ line }) => COUNTS.includes(line.id))!.line;
  return { id: `board-end-${first.id}`, args: first.args };
}

/** What makes the points of a region; where the board has changed since, the line alone is true. */
function scored({ line, before, after }: Told, scene: Scene): CountRow[] {
  const region = String(line.args.region).replace('region-', '') as Region;
  const view = [after, before].find((one) => {
    const points = one && positionOf(one).regions[region].points;
    return points?.[0] === line.args.us && points?.[1] === line.args.ussr;
  });
  return view ? parts(view, region, scene) : [];
}

function parts(view: View, region: Region, scene: Scene): CountRow[] {
  const meter = positionOf(view).regions[region];
  const held = { n: meter.all_battlegrounds };
  const here = [...printedOf(scene).countries.values()].filter((one) => one.region === region);
  const names = (of: [number, number], counts: (country: Country) => boolean) =>
    holders(view, here.filter(counts), of);
  const plus = (numbers: readonly number[]) => numbers.map((n) => `+${n}`);
  const reached = SEATS.map((side, seat) => ({
    id: 'board-end-level',
    args: { seat: `seat-${side}`, level: `board-level-${meter.levels[seat]}` },
  }));
  return [
    {
      what: { id: 'board-sum-countries', args: {} },
      notes: names(meter.countries, () => true),
      of: meter.countries,
    },
    {
      what: { id: 'board-sum-held', args: held },
      notes: names(meter.battlegrounds, ({ battleground }) => battleground),
      of: meter.battlegrounds,
    },
    { what: { id: 'board-sum-level', args: {} }, notes: reached, of: plus(meter.level_points) },
    { what: { id: 'board-sum-battlegrounds', args: {} }, of: plus(meter.battlegrounds) },
    { what: { id: 'board-sum-beside', args: {} }, of: plus(meter.beside) },
  ];
}

/** The countries that make each side's number; none where an effect counts otherwise. */
function holders(view: View, countries: Country[], of: [number, number]): Sayable[] {
  const { control } = positionOf(view);
  return SEATS.flatMap((side, seat) => {
    const held = countries.filter(({ name }) => control[name] === side);
    if (!held.length || held.length !== of[seat]) return [];
    const country = held.map(({ name }) => `country-${name}`);
    return [{ id: 'board-end-holds', args: { seat: `seat-${side}`, country } }];
  });
}

function row({ line }: Told): CountRow {
  const { id, args } = line;
  if (id === 'points') {
    const of = SEATS.map((side) => (args.seat === `seat-${side}` ? `+${args.n}` : ''));
    return { what: { id: 'board-end-points', args }, of, sum: true };
  }
  if (id === 'china-scored') return { what: line };
  return { what: { id: `board-end-row-${id}`, args }, of: [args.us!, args.ussr!] };
}
