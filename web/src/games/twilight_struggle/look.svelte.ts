/** What this reader looks at on the board: a country under the pointer or focus, a region's sum. */

import { MAP, type Box, type Region } from './layout';

export class Look {
  country = $state<string | null>(null);
  at = $state.raw<Element | null>(null);
  /** The region whose sum is open. */
  sum = $state<Region | null>(null);
  /** The region the map is drawn for; null for the whole world. */
  zoom = $state<Region | null>(null);

  /** The part of the map the wheel or the arrows have brought up, until a region is asked for. */
  box = $state.raw<Box | null>(null);

  /** Look at a region, or at the whole world. */
  go(region: Region | null): void {
    this.zoom = region;
    this.box = null;
    if (this.sum && region) this.sum = region;
  }

  /** Bring the map nearer (or push it off) around a point, within its edges. */
  scale(now: Box, by: number, x: number, y: number): void {
    const w = Math.min(MAP.w, Math.max(400, now.w * by));
    const k = w / now.w;
    this.box = kept({ x: x - (x - now.x) * k, y: y - (y - now.y) * k, w, h: now.h * k });
    if (w === MAP.w) this.go(null);
  }

  /** Move over the map, by parts of what is seen. */
  pan(now: Box, dx: number, dy: number): void {
    this.box = kept({ ...now, x: now.x + dx * now.w, y: now.y + dy * now.h });
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

function kept(box: Box): Box {
  const within = (at: number, size: number, from: number, all: number) =>
    Math.max(from, Math.min(at, from + all - size));
  return {
    ...box,
    x: within(box.x, box.w, MAP.x, MAP.w),
    y: within(box.y, box.h, MAP.y, MAP.h),
  };
}
