/** What a card would do in each of its uses. */

import type { Action } from '../../lib/catalogue';
import { FACES } from '../../lib/luck';
import { percentage } from '../../lib/numbers';
import type { Scene } from '../../lib/table.svelte';
import type { JsonObject, Message } from '../../lib/wire';
import type { Use } from '../page';
import { named, percent, positionOf, printedOf, type Preview } from './position';

export const USES = ['ops', 'event', 'space', 'intervene'] as const;

/** Groups of countries with the same odds that are named, the best first. */
const GROUPS = 2;
/** Countries named in each. */
const NAMES = 3;

export function use({ verb, noun, id }: Action, scene: Scene, expect: JsonObject): Use {
  const expected = expect as Preview;
  switch (verb.word) {
    case 'ops':
      return operations(scene, expected);
    case 'intervene':
      return {
        ...operations(scene, expected),
        lines: [{ id: 'desk-intervene-note', args: {} }, ...points(scene, expected)],
      };
    case 'space':
      return space(expected);
    default:
      return event(scene, noun, id, expected);
  }
}

/** What Operations in a country would cost, what dice may bring, what a boycott leads to. */
export function outlook({ verb }: Action, expect: JsonObject): Message | null {
  const { cost, left = 0, wins, us_wins, ussr_wins, of, defcon } = expect as Preview;
  if (verb.word === 'place' && cost !== undefined) {
    return { id: 'board-cost', args: { cost, left } };
  }
  if (['coup', 'discard'].includes(verb.word) && wins !== undefined) {
    return { id: 'board-chance', args: { n: percent(wins, of) } };
  }
  if (verb.word === 'realign' && us_wins !== undefined) {
    const odds = { us: percent(us_wins, of), ussr: percent(ussr_wins, of) };
    return { id: 'board-realign-odds', args: odds };
  }
  if (verb.word !== 'choose') return null;
  return contest(expect as Preview) ?? (defcon ? { id: 'board-boycott', args: { defcon } } : null);
}

/** How likely either side is to win a contest. */
function contest({ us_wins, ussr_wins, of }: Preview): Message | null {
  if (us_wins === undefined) return null;
  const odds = { us: percent(us_wins, of), ussr: percent(ussr_wins, of) };
  return { id: 'board-contest-odds', args: odds };
}

function operations(scene: Scene, expected: Preview): Use {
  const { ops = 0, open = [], places = 0, rolls = 0, theirs, idle } = expected;
  if (!ops) return { lines: [] };
  const coups = best(scene, expected);
  const lines: Message[] = [
    ...points(scene, expected),
    { id: 'desk-ops-place', args: { n: ops, places } },
    ...(coups ? [{ id: 'desk-ops-coup', args: { odds: `"${coups}"` } }] : []),
    { id: 'desk-ops-realign', args: { n: ops, places: rolls } },
  ];
  const seat = scene.view.seat === 0 ? 'ussr' : 'us';
  if (idle) lines.push({ id: `desk-ops-idle-${seat}`, args: {} });
  return {
    number: String(ops),
    lines,
    reaches: open.map(country),
    ...(theirs && !idle ? { warns: { id: `desk-ops-theirs-${seat}`, args: {} } } : {}),
  };
}

/** "De-Stalinization 3, Containment +1", where there is more than what is printed. */
function points(scene: Scene, { sum = [] }: Preview): Message[] {
  return sum.length < 2 ? [] : [{ id: 'desk-ops-sum', args: { sum: `"${named(sum, scene)}"` } }];
}

const country = (name: string) => `country-${name}`;

/** "Iran, Egypt 100% · Cuba 67%". */
function best(scene: Scene, { coups = [], of = 6 }: Preview): string {
  const groups = Map.groupBy(coups, ([, wins]) => wins);
  return [...groups]
    .sort(([a], [b]) => b - a)
    .slice(0, GROUPS)
    .map(([wins, some]) => {
      const names = some.slice(0, NAMES).map(([name]) => scene.words.name(country(name)));
      return `${names.join(', ')}${some.length > NAMES ? '…' : ''} ${percentage(percent(wins, of))}`;
    })
    .join(' · ');
}

function space({ box = 0, wins = 0, of, vp = 0 }: Preview): Use {
  if (!box) return { lines: [] };
  return {
    number: percentage(percent(wins, of)),
    lines: [
      { id: 'desk-space-box', args: { box, name: `board-space-${box}`, vp } },
      { id: 'desk-space-note', args: {} },
    ],
    die: { wins: FACES.slice(0, wins), said: { id: 'desk-space-die', args: { n: wins } } },
  };
}

function event(scene: Scene, noun: string, id: string, expected: Preview): Use {
  const { idle = false } = expected;
  const odds = contest(expected);
  const card = printedOf(scene).cards.get(noun);
  const wars = Object.entries(positionOf(scene.view).wars[noun] ?? {});
  const targets = wars.map(
    ([target, war]) =>
      `${scene.words.name(country(target))} ${percentage(percent(war.wins, war.of))}`,
  );
  const nothing = card?.scoring ? 'desk-event-level' : 'desk-event-idle';
  const said = idle ? nothing : 'desk-event-note';
  return {
    idle,
    lines: [
      { id: said, args: { card: id } },
      ...(odds ? [odds] : []),
      ...(targets.length
        ? [{ id: 'desk-event-war', args: { odds: `"${targets.join(' · ')}"` } }]
        : []),
      ...(card?.starred ? [{ id: 'board-starred', args: {} }] : []),
    ],
    reaches: wars.map(([target]) => country(target)),
    ...(wars.length === 1 ? war(wars[0]![1]) : {}),
  };
}

/** The die of a war that has one target only. */
function war({ wins, of }: Preview): Pick<Use, 'die'> {
  if (!wins || of !== FACES.length) return {};
  const from = FACES.length + 1 - wins;
  return { die: { wins: FACES.slice(-wins), said: { id: 'desk-event-die', args: { from } } } };
}
