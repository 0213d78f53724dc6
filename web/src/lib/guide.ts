/** The guide of a first game: to whom it speaks. */

import { prefer, prefs } from './prefs.svelte';

/** Whether a game is explained to this reader: until one was played to its end. */
export function guided(game: string): boolean {
  return prefs.guide && !prefs.played.includes(game);
}

/** Explain a game from the beginning, or nothing any more. */
export function explain(game: string, wanted: boolean): void {
  if (!wanted) prefer({ guide: false });
  else prefer({ guide: true, read: [], played: prefs.played.filter((name) => name !== game) });
}

/** A game was played to its end. */
export function played(game: string): void {
  if (!prefs.played.includes(game)) prefer({ played: [...prefs.played, game] });
}
