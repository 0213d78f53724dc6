/** The place beside a board where a sheet is laid that would cover it: one at a time. */

import { getContext, setContext, untrack, type Snippet } from 'svelte';
import type { Scene } from '../table.svelte';

const KEY = Symbol('dock');

export class Dock {
  sheet = $state.raw<Snippet | null>(null);

  /** `open`: whether there is such a place. */
  constructor(private readonly beside: () => boolean) {}

  get open(): boolean {
    return this.beside();
  }
}

/** A screen that has such a place, as long as `beside` says so. */
export function layDock(beside: () => boolean): Dock {
  return setContext(KEY, new Dock(beside));
}

export function dockOf(): Dock | undefined {
  return getContext(KEY);
}

/** Put away what was looked at whenever others have done something: that is told in its place. */
export function afterOthers(scene: () => Scene, away: () => void): void {
  const done = $derived(scene().last.at(-1)?.n);
  $effect(() => {
    void done;
    untrack(away);
  });
}
