/** Clocks that go on between two messages of the server. */

import type { Clocks } from '../wire';

/** When the page has heard of some clocks, by its own time. */
const heard = new WeakMap<Clocks, number>();

/** The server has told how clocks stand. */
export function hear(clocks: Clocks | null): void {
  if (clocks && !heard.has(clocks)) heard.set(clocks, Date.now());
}

/** One time for all clocks on the page; it goes on while somebody looks at one. */
class Now {
  ms = $state(Date.now());
  private watchers = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  /** Look at the time, ten times a second; the answer stops looking. */
  watch(): () => void {
    if (!this.watchers++) this.timer = setInterval(() => (this.ms = Date.now()), 100);
    return () => {
      if (!--this.watchers) clearInterval(this.timer);
    };
  }
}

export const now = new Now();

/** What time it is at the server. */
export function serverNow(clocks: Clocks): number {
  return clocks.at + Math.max(0, now.ms - (heard.get(clocks) ?? now.ms));
}

/** What is left on the clock of a seat now, in milliseconds; null without a clock. */
export function leftNow(clocks: Clocks, seat: number): number | null {
  const face = clocks.seats[seat];
  if (!face) return null;
  const runs = face.runs && !clocks.stands;
  return runs ? face.left - (serverNow(clocks) - clocks.at) : face.left;
}
