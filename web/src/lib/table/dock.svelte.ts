/** The place beside a board where a sheet is laid that would cover it: one at a time. */

import { getContext, setContext, type Snippet } from 'svelte';

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
