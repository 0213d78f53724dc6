/** Acts that end something: what they would give up. */

import type { GamePage } from '../../games/page';
import type { Action } from '../catalogue';
import type { Table } from '../table.svelte';
import { teller, telling } from '../telling';
import type { Message } from '../wire';
import { quoted } from '../words.svelte';

/** Whether the act leaves off while more could be done. */
export function stopsEarly(table: Table, action: Action): boolean {
  return action.verb.leaves_off && table.actions.some(({ verb }) => !verb.leaves_off);
}

/** How much the act would leave unspent; 0 where it gives up nothing that is counted. */
export function givesUp(table: Table, game: GamePage | null, action: Action): number {
  const ends = action.verb.word === 'done' && stopsEarly(table, action);
  return ends ? (game?.unspent?.(table.view) ?? 0) : 0;
}

/** The act that undo takes back, where it has a name of its own: "Confirm" says nothing. */
export function takenBack({ view, catalogue }: Table): number | null {
  const { undoes } = view;
  return undoes === null || catalogue.decode(undoes).verb.word === 'done' ? null : undoes;
}

/** The button of an act was pressed: what would waste something asks first. */
export function pressAct(table: Table, game: GamePage | null, action: Action): void {
  if (givesUp(table, game, action)) table.acts.arm(action.code);
  else table.acts.propose(action.code, true);
}

/** Whether surely nothing was spent: nothing is counted, and nothing told since the card was played. */
function untouched(table: Table, game: GamePage | null): boolean {
  if (game?.counter(table.view, table.base)?.n) return false;
  const played = table.log.findLast(({ id }) => game?.plays?.includes(id));
  return played !== undefined && played.n === table.log.at(-1)!.n;
}

/** The name of an act that gives something up: "Finish with 3 unspent". */
export function finishing(table: Table, game: GamePage | null, action: Action): Message | null {
  const left = givesUp(table, game, action);
  if (!left) return null;
  if (!untouched(table, game)) return { id: 'page-finish-left', args: { left } };
  const open = table.actions.find(({ verb }) => !verb.leaves_off)?.verb.word;
  const none = `page-finish-none-${open}`;
  return { id: table.words.has(none) ? none : 'page-finish-none', args: {} };
}

/** So many things may stand on a button. */
const NAMED = 2;

/** The name of an act that ends what has all been done: "Confirm: Turkey +2, Iraq +1". `all`: however
 * long that gets.
 */
export function confirming(
  table: Table,
  game: GamePage | null,
  { verb }: Action,
  all = false,
): Message | null {
  if (verb.word !== 'done') return null;
  const lines = table.log
    .slice(table.history.settled)
    .filter(({ id, args }) => typeof args.n === 'number' && !game?.plays?.includes(id));
  const { head, effects } = telling({ seat: table.view.seat ?? -1, lines }, teller(table, game));
  const done = head ? [head, ...effects] : [];
  if (!done.length || (!all && done.length > NAMED)) return null;
  const acts = quoted(done.map((one) => table.words.say(one)).join(', '));
  return { id: 'page-finish-with', args: { acts } };
}
