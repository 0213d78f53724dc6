/** Scorings and ends of turns of Twilight Struggle, line by line. */

import type { Count, CountRow, Counts, Told } from '../../lib/table/ends.svelte';
import { SEATS, type Region } from './layout';
import { positionOf } from './position';
import type { Meter } from './types';

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

export function count(told: Told[]): Count {
  const regions = told.filter(({ line }) => line.id === 'region-scored');
  const [only] = regions;
  const alone = regions.length === 1 && told.length < 3;
  return {
    title: title(told),
    sides: [...SEATS],
    rows: told
      .filter(({ line }) => line.id !== 'final-scoring')
      .flatMap((one) => (alone && one === only ? [...scored(one), row(one)] : [row(one)])),
    clause: regions.length ? 'TS-16.5' : 'TS-4.7',
  };
}

function title(told: Told[]): Count['title'] {
  const first = told.find(({ line }) => COUNTS.includes(line.id))!.line;
  return { id: `board-end-${first.id}`, args: first.args };
}

/** What makes the points of a region; where the board has changed since, the line alone is true. */
function scored({ line, before, after }: Told): CountRow[] {
  const region = String(line.args.region).replace('region-', '') as Region;
  const meter = [after, before]
    .flatMap((view) => (view ? [positionOf(view).regions[region]] : []))
    .find(({ points }) => points[0] === line.args.us && points[1] === line.args.ussr);
  return meter ? parts(meter) : [];
}

function parts(meter: Meter): CountRow[] {
  const held = { n: meter.all_battlegrounds };
  const plus = (numbers: readonly number[]) => numbers.map((n) => `+${n}`);
  const reached = SEATS.map((side, seat) => ({
    id: 'board-end-level',
    args: { seat: `seat-${side}`, level: `board-level-${meter.levels[seat]}` },
  }));
  return [
    { what: { id: 'board-sum-countries', args: {} }, of: meter.countries },
    { what: { id: 'board-sum-held', args: held }, of: meter.battlegrounds },
    { what: { id: 'board-sum-level', args: {} }, notes: reached, of: plus(meter.level_points) },
    { what: { id: 'board-sum-battlegrounds', args: {} }, of: plus(meter.battlegrounds) },
    { what: { id: 'board-sum-beside', args: {} }, of: plus(meter.beside) },
  ];
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
