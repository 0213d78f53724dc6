/** The keys of the board that is drawn, beside those of its screen. */

import { getContext, setContext } from 'svelte';
import type { Key } from '../keys';
import type { Lens } from '../lens.svelte';

const KEY = Symbol('keys');

/** How far an arrow key moves the map, in parts of what is seen of it. */
const STEP: Record<string, [number, number]> = {
  ArrowLeft: [-0.15, 0],
  ArrowRight: [0.15, 0],
  ArrowUp: [0, -0.15],
  ArrowDown: [0, 0.15],
};

class BoardKeys {
  keys = $state.raw<Key[]>([]);
}

/** A screen that hears the keys of its board, and lists them. */
export function layKeys(): BoardKeys {
  return setContext(KEY, new BoardKeys());
}

/** A board's own keys, for as long as it is drawn. */
export function offerKeys(keys: Key[]): void {
  const screen = getContext<BoardKeys | undefined>(KEY);
  if (!screen) return;
  $effect(() => {
    screen.keys = keys;
    return () => {
      if (screen.keys === keys) screen.keys = [];
    };
  });
}

/** Puts away what lies open on a board. */
export function closeKey(open: () => boolean, close: () => void): Key {
  return { keys: ['Escape'], id: 'page-key-escape', when: open, act: close };
}

/** The keys of a map whose parts can be looked at from near: `now` is the one in view, null the whole. */
export function mapKeys<Part>(
  lens: Lens,
  parts: readonly Part[],
  now: () => Part | null,
  go: (part: Part | null) => void,
): Key[] {
  const all = [null, ...parts];
  const turn = (by: number) => go(all[(all.indexOf(now()) + by + all.length) % all.length]!);
  return [
    { keys: ['z'], id: 'page-key-near', act: () => turn(1) },
    { keys: ['Z'], id: 'page-key-near-before', act: () => turn(-1) },
    { keys: ['0'], id: 'page-key-whole', act: () => go(null) },
    {
      keys: Object.keys(STEP),
      id: 'page-key-pan',
      when: () => lens.box !== null,
      act: ({ key }) => lens.pan(...STEP[key]!),
    },
  ];
}
