/** What this reader looks at on the board: a country under the pointer or focus, a region's sum. */

import type { Region } from './layout';

export class Look {
  country = $state<string | null>(null);
  at = $state.raw<Element | null>(null);
  /** The region whose sum is open. */
  sum = $state<Region | null>(null);
  /** The region the map is drawn for; null for the whole world. */
  zoom = $state<Region | null>(null);

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
