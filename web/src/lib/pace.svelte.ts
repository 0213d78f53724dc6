/** How fast what the others do is shown: at once, so that it can be followed, or step by step. */

import { FLIGHT, MOMENT, type Flights } from './flights.svelte';
import { hurried } from './media';
import { prefs } from './prefs.svelte';
import type { LogLine, View } from './wire';

export class Pace {
  /** What has come and is not shown yet, oldest first. */
  private waiting = $state.raw<View[]>([]);
  /** An act is on its way, or in sight alone. */
  private busy = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** What the act on its way tells. */
  coming = $state.raw<LogLine[]>([]);

  constructor(
    private readonly show: (view: View) => void,
    private readonly shown: () => View | null,
    private readonly flights: Flights,
  ) {}

  /** How many acts are still to be shown. */
  get left(): number {
    return this.waiting.length;
  }

  /** Whether others' acts are being told: what moves on the board takes its time. */
  get telling(): boolean {
    return this.busy;
  }

  /** A view has come: what another did is shown in its turn, all else at once. */
  take(view: View): void {
    if (this.follows(view)) {
      this.waiting = [...this.waiting, view];
      if (!this.busy) this.begin();
    } else {
      this.skip();
      this.show(view);
    }
  }

  /** Show the next one now. */
  next(): void {
    clearTimeout(this.timer);
    if (this.coming.length) {
      this.flights.stop();
      this.land(true);
    } else this.begin();
  }

  /** Show all that waits, to the last. */
  skip(): void {
    const views = this.waiting;
    this.stop();
    for (const view of views) this.show(view);
  }

  /** Nobody looks any more. */
  stop(): void {
    clearTimeout(this.timer);
    this.flights.stop();
    this.waiting = [];
    this.coming = [];
    this.busy = false;
  }

  /** Whether a view tells an act of another that this reader wants to follow. */
  private follows(view: View): boolean {
    const before = this.waiting.at(-1) ?? this.shown();
    if (!before || view.ack !== null || view.lesson || view.result) return false;
    if (view.seat !== before.seat || view.moves <= before.moves) return false;
    const doers = fresh(view, before).map(({ by = -1 }) => by);
    if (view.seat !== null && doers.includes(view.seat)) return false; // done in another window
    if (view.clocks || document.hidden) return false; // time runs, or nobody looks
    if (prefs.pace === 'instant') return false;
    if (doers.some((by) => by >= 0)) return true;
    return stepwise() ? this.left > 0 : this.busy; // only dealt: after what is being told
  }

  /** The next act sets out. */
  private begin(): void {
    const [view] = this.waiting;
    this.busy = view !== undefined;
    if (!view) return;
    this.coming = fresh(view, this.shown());
    this.flights.run(this.coming, (flown) => this.land(flown));
  }

  /** It has come where it goes, and stays in sight for the rest of its moment. */
  private land(flown: boolean): void {
    const [view, ...rest] = this.waiting;
    const told = this.coming.length > 0;
    this.waiting = rest;
    this.coming = [];
    this.show(view!);
    if (!told) this.begin();
    else if (!stepwise()) {
      this.timer = setTimeout(() => this.begin(), flown ? MOMENT - FLIGHT : MOMENT);
    }
  }
}

/** What a view tells beyond the one before. */
function fresh(view: View, before: View | null): LogLine[] {
  return view.log.filter((line) => line.n > (before?.moves ?? 0));
}

/** Whether each act waits for a press: so it does, too, for who wants nothing to move. */
export function stepwise(): boolean {
  return prefs.pace === 'step' || (prefs.pace === 'follow' && hurried.current);
}
