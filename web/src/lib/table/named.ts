/** Acts under the names they have in a position. */

import type { GamePage } from '../../games/page';
import type { Scene, Table } from '../table.svelte';
import { change, percentSign } from '../numbers';
import { prefs } from '../prefs.svelte';
import type { Argument, Deed, Gain, Message } from '../wire';
import { quoted, t } from '../words.svelte';
import { confirming, finishing } from './finish';

export function named(table: Table, game: GamePage | null, code: number): Message {
  const action = table.catalogue.decode(code);
  return (
    finishing(table, game, action) ??
    game?.rename(action, table.view, table.base) ??
    confirming(table, game, action) ??
    table.catalogue.label(code)
  );
}

/** What an act may lose, where it is less than the game. */
export function loss(table: Table, { id }: Message, otherwise: string): string {
  return table.words.t(table.words.has(`page-${id}`) ? `page-${id}` : otherwise);
}

/** What a bot would do; null where nobody has asked. */
export function hinted(table: Table, game: GamePage | null): Message | null {
  const { hint } = table.acts;
  if (hint === null) return null;
  if (hint === 'asked') return { id: 'page-hint-thinking', args: {} };
  const act = quoted(table.words.marked(named(table, game, hint)));
  const gains = expected(table, table.acts.hintWhy);
  const done = deeds(table, table.acts.hintDeeds);
  if (done) {
    const worth = table.words.has('gains-total') ? total(table, table.acts.hintWhy) : gains;
    const told = worth
      ? table.words.t('deeds-worth', { deeds: `"${done}"`, gains: `"${worth}"` })
      : done;
    return { id: 'page-hint-deeds', args: { act, deeds: `"${told}"` } };
  }
  if (gains) return { id: 'page-hint-why', args: { act, gains: `"${gains}"` } };
  return { id: 'page-hint-aim', args: { act, aim: `"${table.words.t(aim(table, hint))}"` } };
}

/** What an act is for that nothing else speaks for; or that there is no other. */
function aim({ view, catalogue, words }: Table, action: number): string {
  if (view.actions.length === 1) return 'aim-only';
  const id = `aim-${catalogue.decode(action).verb.word}`;
  return words.has(id) ? id : 'aim-none';
}

/** Deeds that are told of either kind, and from where on no chance is told. */
const DEEDS = 2;
const SURE = 0.95;

/** Kinds of stakes of which one sentence can name several: "takes New York and Michigan". */
const PLACES = new Set('country region grip state issue endorsement media lead'.split(' '));

/** What an act takes or keeps, and then what it gives away; "" if nothing speaks for it. */
function deeds(scene: Scene, done: Deed[]): string {
  const said = done.filter((deed) => scene.words.has(deedId(scene, deed)));
  const won = allSaid(scene, said.filter(({ change }) => change !== 'lost').slice(0, DEEDS));
  const lost = allSaid(scene, said.filter(({ change }) => change === 'lost').slice(0, 1));
  if (!won || !lost) return won;
  return scene.words.t('gains-but', { won: `"${won}"`, lost: `"${lost}"` });
}

/** Deeds in words; what happens alike to two places is said once. */
function allSaid(scene: Scene, told: Deed[]): string {
  const places = told.every(({ kind, chance }) => PLACES.has(kind) && chance >= SURE);
  if (places && new Set(told.map((deed) => deedId(scene, deed))).size === 1)
    return deedSaid(scene, told);
  return joined(
    scene,
    told.map((deed) => deedSaid(scene, [deed])),
  );
}

/** The text of a deed's degree, or else of its kind; a game may have no word for it. */
function deedId({ words }: Scene, { kind, change: how, degree }: Deed): string {
  const any = `deed-${kind}-${how}`;
  return words.has(`${any}-${degree}`) ? `${any}-${degree}` : any;
}

/** What happens to a stake, or to several in the same way. */
function deedSaid(scene: Scene, alike: Deed[]): string {
  const { words } = scene;
  const [{ what, degree, chance }] = alike as [Deed];
  const form = (id: string) =>
    `"${joined(
      scene,
      alike.map(({ what }) => words.t(id, { what })),
    )}"`;
  const named: Record<string, Argument> = what
    ? { what, the: form('deed-the'), there: form('deed-there') }
    : {};
  const said = words.t(deedId(scene, alike[0]!), { degree: `"${degree}"`, ...named });
  if (chance >= SURE) return said;
  const sure = `"${Math.round(100 * chance)}${percentSign()}"`;
  return words.t('deed-likely', { deed: `"${said}"`, chance: sure });
}

/** All that is expected, in the unit of the game; "" if it is nothing to speak of. */
function total(scene: Scene, why: Gain[]): string {
  const worth = why
    .filter(({ term }) => !RISKS.has(term))
    .reduce((sum, { amount }) => sum + amount, 0);
  if (worth < LEAST) return '';
  return scene.words.t('gains-total', { amount: `"${change(worth, worth < WHOLE ? 1 : 0)}"` });
}

/** Changes that are told, and how small none is. */
const TOLD = 3;
const LEAST = 0.1;
const LEAST_RISK = 0.02;
/** From here on no tenths are told. */
const WHOLE = 10;

/** What is expected of an act, in words: "Asia +3 VP, but hand −0.3 VP". */
export function expected(scene: Scene, why: Gain[]): string {
  const told = why.filter(({ term, amount }) => Math.abs(amount) >= least(term)).slice(0, TOLD);
  const won = listed(
    scene,
    told.filter(({ amount }) => amount > 0),
  );
  const lost = listed(
    scene,
    told.filter(({ amount }) => amount < 0),
  );
  if (!won || !lost) return won || lost;
  return scene.words.t('gains-but', { won: `"${won}"`, lost: `"${lost}"` });
}

const least = (term: string) => (RISKS.has(term) ? LEAST_RISK : LEAST);

function listed(scene: Scene, gains: Gain[]): string {
  const said = gains.map(({ term, amount }) =>
    scene.words.t(`term-${term}`, {
      amount: `"${change(amount, Math.abs(amount) < WHOLE ? 1 : 0)}"`,
      risk: `"${change(-100 * amount, 0)}${percentSign()}"`,
    }),
  );
  return joined(scene, said);
}

function joined(scene: Scene, said: string[]): string {
  if (said.length < 2) return said.join('');
  const some = `"${said.slice(0, -1).join(', ')}"`;
  return scene.words.t('gains-and', { some, last: `"${said.at(-1)!}"` });
}

/** Terms that are chances of losing, not numbers of points. */
const RISKS = new Set(['war', 'leader']);

/** How far ahead, or how much: "3.2", "41". */
export function amount(value: number): string {
  const maximumFractionDigits = Math.abs(value) < 10 ? 1 : 0;
  return new Intl.NumberFormat(prefs.lang, { maximumFractionDigits }).format(value);
}

/** How a game stands: whose lead it is or, among several, what each has. */
export function stands(scene: Scene, game: GamePage | null, worth: number[]): string {
  const said = (seat: number, value: number) =>
    scene.words.t('page-stands', {
      seat: `"${callSeat(scene, game, seat)}"`,
      amount: `"${amount(value)}"`,
      n: value,
    });
  if (worth.length > 1) return worth.map((value, seat) => said(seat, value)).join(', ');
  const [lead = 0] = worth;
  if (amount(Math.abs(lead)) === amount(0)) return t('page-study-even');
  return said(lead > 0 ? 0 : 1, Math.abs(lead));
}

/** The id of what a seat is called in a position. */
function called(scene: Scene, game: GamePage | null, seat: number): string {
  return game?.called?.(scene.view, seat) ?? `seat-${scene.catalogue.seats[seat]}`;
}

/** What a seat is called in a position. */
export function callSeat(scene: Scene, game: GamePage | null, seat: number): string {
  return scene.words.name(called(scene, game, seat));
}

/** Whose mark a seat has in a position: its own, or that of its party. */
export function markOf(scene: Scene, game: GamePage | null, seat: number): string {
  return called(scene, game, seat).replace(/^(seat|party)-/, '');
}

/** Acts one after the other in words; the same act in a row is told once, and that one stops only
 * where nothing else was done. */
export function acts(scene: Scene, actions: number[]): string {
  const told: { text: string; n: number }[] = [];
  const stops = (action: number) => scene.catalogue.decode(action).verb.word === 'done';
  for (const action of actions.every(stops) ? actions : actions.filter((one) => !stops(one))) {
    const text = scene.words.say(scene.catalogue.label(action));
    if (told.at(-1)?.text === text) told.at(-1)!.n++;
    else told.push({ text, n: 1 });
  }
  return told.map(({ text, n }) => (n > 1 ? `${text} ×${n}` : text)).join(' · ');
}
