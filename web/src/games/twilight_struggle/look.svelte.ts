/** What this reader looks at on the board: a country under the pointer or focus, a region's sum. */

import { Lens, type Box } from '../../lib/lens.svelte';
import { MAP, type Region } from './layout';

export class Look {
  country = $state<string | null>(null);
  at = $state.raw<Element | null>(null);
  /** The region whose sum is open. */
  sum = $state<Region | null>(null);
  /** Whether all effects in force are listed. */
  effects = $state(false);
  /** The part of the map in view. */
  readonly lens = new Lens(() => MAP);
  private region = $state<Region | null>(null);

  /** `windowOf`: the part of the map that shows a region. */
  constructor(private readonly windowOf: (region: Region) => Box) {}

  /** The region that was asked for; null once the whole world is in view again. */
  get zoom(): Region | null {
    return this.lens.box ? this.region : null;
  }

  /** Put away what lies open over the board. */
  close(): void {
    this.sum = null;
    this.effects = false;
  }

  /** Look at a region, or at the whole world. */
  go(region: Region | null): void {
    this.region = region;
    this.lens.box = region && this.windowOf(region);
    if (this.sum && region) this.sum = region;
  }

  /** Move over the map, by parts of what is seen. */
  pan(dx: number, dy: number): void {
    const now = this.lens.seen;
    this.lens.show({ ...now, x: now.x + dx * now.w, y: now.y + dy * now.h });
  }

  on(country: string, at: Element): void {
    this.country = country;
    this.at = at;
  }

  off(country: string): void {
    if (this.country === country) this.country = null;
  }

  /** The handlers of a country's box. */
  handlers(country: string) {
    return {
      onpointerenter: (event: PointerEvent) => this.on(country, event.currentTarget as Element),
      onpointerleave: () => this.off(country),
      onfocus: (event: FocusEvent) => this.on(country, event.currentTarget as Element),
      onblur: () => this.off(country),
    };
  }
}
