/** Games of other packages: what the files of their own page draw. */

import { fetchGames } from '../lib/api';
import type { Action } from '../lib/catalogue';
import type { Message, View } from '../lib/wire';

/** What such a page is told whenever something changes. */
export interface Shown {
  /** The last message: position, prompt, log, seat. */
  view: View;
  /** What may be done now. */
  actions: Action[];
  /** Do one of them. */
  act: (code: number) => void;
  /** The name of a noun ("card-king"), in the reader's language. */
  name: (id: string) => string;
  /** A sentence in the reader's language. */
  say: (message: Message) => string;
}

/** Draws a position into an element: plain DOM, again for every change. */
export type Draw = (element: HTMLElement, shown: Shown) => void;

const address = (game: string, file: string) =>
  new URL(`api/games/${encodeURIComponent(game)}/page/${file}`, document.baseURI).href;

async function has(game: string, file: string): Promise<boolean> {
  const info = (await fetchGames()).find(({ name }) => name === game);
  return !!info?.page.includes(file);
}

/** How a game of another package is drawn: what its index.js exports; null if it has none. */
export async function drawingOf(game: string): Promise<Draw | null> {
  if (!(await has(game, 'index.js'))) return null;
  const module = (await import(/* @vite-ignore */ address(game, 'index.js'))) as { default: Draw };
  return module.default;
}

/** The address of its poster, 3:4; null if it has none. */
export async function posterOf(game: string): Promise<string | null> {
  return (await has(game, 'poster.svg')) ? address(game, 'poster.svg') : null;
}
