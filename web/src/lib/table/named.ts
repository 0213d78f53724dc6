/** Acts under the names they have in a position. */

import type { GamePage } from '../../games/page';
import type { Scene, Table } from '../table.svelte';
import { change, percentSign } from '../numbers';
import { prefs } from '../prefs.svelte';
import type { Gain, Message } from '../wire';
import { t } from '../words.svelte';
import { finishing } from './finish';

export function named(table: Table, game: GamePage | null, code: number): Message {
  const action = table.catalogue.decode(code);
  return (
    finishing(table, game, action) ??
    game?.rename(action, table.view, table.base) ??
    table.catalogue.label(code)
  );
}

/** What an act may lose, where it is less than the game. */
export function loss(table: Table, { id }: Message, otherwise: string): string {
  return table.words.t(table.words.has(`page-${id}`) ? `page-${id}` : otherwise);
}

/** What a bot would do, in words; "" where nobody has asked. */
export function hinted(table: Table, game: GamePage | null): string {
  const { hint } = table.acts;
  if (hint === null) return '';
  if (hint === 'asked') return t('page-hint-thinking');
  const act = `"${table.words.say(named(table, game, hint))}"`;
  const gains = expected(table, table.acts.hintWhy);
  return gains ? t('page-hint-why', { act, gains: `"${gains}"` }) : t('page-hint-is', { act });
}

/** Changes that are told, and how small none is. */
const TOLD = 3;
const LEAST = 0.1;
const LEAST_RISK = 0.02;

/** What is expected of an act, in words: "Middle East +2.4 VP · hand −0.3 VP". */
export function expected(scene: Scene, why: Gain[]): string {
  return why
    .filter((gain) => Math.abs(gain.amount) >= (gain.term === RISK ? LEAST_RISK : LEAST))
    .slice(0, TOLD)
    .map((gain) =>
      scene.words.t(`term-${gain.term}`, {
        amount: `"${change(gain.amount, 1)}"`,
        risk: `"${change(-100 * gain.amount, 0)}${percentSign()}"`,
      }),
    )
    .join(' · ');
}

/** A term that is a chance of losing, not a number of points. */
const RISK = 'war';

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
