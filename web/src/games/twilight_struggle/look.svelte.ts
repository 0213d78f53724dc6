/** What this reader looks at on the board: a country under the pointer or focus, a region's sum. */

import { Lens, type Box } from '../../lib/lens.svelte';
import type { Region } from './layout';

export class Look {
  /** The country under the pointer or the focus. */
  private under = $state<string | null>(null);
  /** The country pressed last: its sheet stays when nothing else is looked at. */
  pinned = $state<string | null>(null);
  at = $state.raw<Element | null>(null);
  /** The region whose sum is open. */
  sum = $state<Region | null>(null);
  /** What else lies open over the board. */
  slip = $state<'effects' | 'space' | 'key' | null>(null);
  /** The part of the map in view. */
  readonly lens: Lens;
  private region = $state<Region | null>(null);

  /** `whole`: the whole map; `windowOf`: the part of it that shows a region. */
  constructor(
    whole: () => Box,
    private readonly windowOf: (region: Region) => Box,
  ) {
    this.lens = new Lens(whole);
  }

  get country(): string | null {
    return this.under ?? this.pinned;
  }

  /** The region that was asked for; null once the whole world is in view again. */
  get zoom(): Region | null {
    return this.lens.box ? this.region : null;
  }

  /** Whether anything lies open over the board. */
  get open(): boolean {
    return this.sum !== null || this.slip !== null || this.pinned !== null;
  }

  /** Put away what lies open over the board. */
  close(): void {
    this.sum = null;
    this.slip = null;
    this.pinned = null;
  }

  /** Look at no country any more. */
  forget(): void {
    this.pinned = null;
    this.under = null;
  }

  /** Open a slip, or put it away. */
  turn(slip: 'effects' | 'space' | 'key'): void {
    const open = this.slip;
    this.close();
    this.slip = open === slip ? null : slip;
  }

  /** Look at a region, or at the whole world. */
  go(region: Region | null): void {
    this.region = region;
    this.lens.box = region && this.windowOf(region);
    if (this.sum && region) this.sum = region;
  }

  on(country: string, at: Element): void {
    this.under = country;
    this.at = at;
  }

  off(country: string): void {
    if (this.under === country) this.under = null;
  }

  /** The handlers of a country's box. */
  handlers(country: string) {
    return {
      onpointerenter: (event: PointerEvent) => this.on(country, event.currentTarget as Element),
      onpointerleave: () => this.off(country),
      onfocus: (event: FocusEvent) => this.on(country, event.currentTarget as Element),
      onblur: () => this.off(country),
      onpointerup: ({ button }: PointerEvent) => {
        if (!button) this.pinned = country;
      },
    };
  }
}
