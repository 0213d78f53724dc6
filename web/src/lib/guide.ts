/** Help for beginners: to whom it is given, and until when. */

import type { GuideNote, GamePage } from '../games/page';
import { prefer, prefs } from './prefs.svelte';
import type { Table } from './table.svelte';

/** So many games of a title every act that cannot be taken back is asked about once more. */
export const FIRST_GAMES = 3;

/** Whether an entry of what was played is of this game: "berlin63/k3…", or its name alone. */
const of = (game: string) => (entry: string) => entry.split('/')[0] === game;

/** How many games of a title this reader has played to their end. */
function count(game: string): number {
  return prefs.played.filter(of(game)).length;
}

/** Whether a game is explained to this reader: until one was played to its end. */
export function guided(game: string): boolean {
  return prefs.guide && count(game) === 0;
}

/** What is asked now, where this reader has not been told yet what it means. */
export function noteOf(table: Table, game: GamePage | null): GuideNote | undefined {
  const asked = guided(table.game) && table.myTurn;
  const found = asked ? game?.guide?.[table.view.prompt.id] : undefined;
  return found && !prefs.read.includes(found.id) ? found : undefined;
}

/** Whether this reader is asked before an act that a button has named already: in the first games. */
export function careful(game: string): boolean {
  return prefs.careful && count(game) < FIRST_GAMES;
}

/** Explain a game from the beginning, or nothing any more. */
export function explain(game: string, wanted: boolean): void {
  const others = prefs.played.filter((entry) => !of(game)(entry));
  prefer(wanted ? { guide: true, read: [], played: others } : { guide: false });
}

/** The game of a table was played to its end; more than the first few need not be remembered. */
export function played(game: string, table: string): void {
  const entry = `${game}/${table}`;
  if (count(game) < FIRST_GAMES && !prefs.played.includes(entry)) {
    prefer({ played: [...prefs.played, entry] });
  }
}
