/** How fast what the others do is shown: at once, so that it can be followed, or step by step. */

import { FLIGHT, MOMENT, type Flights } from './flights.svelte';
import { hurried } from './media';
import { prefs } from './prefs.svelte';
import type { LogLine, Seats, View } from './wire';

/** How long the board stands still at least, in milliseconds, while others do one thing after another. */
export const BREATH = 200;

export class Pace {
  /** What has come and is not shown yet, oldest first. */
  private waiting = $state.raw<View[]>([]);
  /** What came too soon after what was just drawn; it is drawn in one go. */
  private crowd: View[] = [];
  /** Who is here now, where that came too soon. */
  private company: Seats | null = null;
  private breath: ReturnType<typeof setTimeout> | undefined;
  private drawn = -Infinity;
  /** An act is on its way, or in sight alone. */
  private busy = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** What the act on its way tells. */
  coming = $state.raw<LogLine[]>([]);

  constructor(
    private readonly show: (view: View) => void,
    private readonly shown: () => View | null,
    private readonly flights: Flights,
    private readonly greet: (company: Seats) => void,
    /** Whose doing lines tell, which need not be whose move they came with. */
    private readonly doers: (lines: LogLine[]) => number[] = (lines) =>
      lines.map(({ by = -1 }) => by),
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
    this.company = null; // as it says
    if (this.crowds(view)) {
      this.crowd.push(view);
      this.breathe();
      return;
    }
    this.catchUp();
    if (this.follows(view)) {
      this.waiting = [...this.waiting, view];
      if (!this.busy) this.begin();
    } else {
      this.skip();
      this.draw([view]);
    }
  }

  /** Who is here, and who thinks: no act, and drawn no more often than those. */
  meet(company: Seats): void {
    const { seats, rematch } = company;
    const now = (view: View) => ({ ...view, seats, rematch });
    if (this.crowd.length) this.crowd.push(now(this.crowd.pop()!));
    else {
      if (this.waiting.length)
        this.waiting = [...this.waiting.slice(0, -1), now(this.waiting.at(-1)!)];
      this.company = company;
      this.breathe();
    }
  }

  /** Draw what came too soon, once the board has stood still for long enough. */
  private breathe(): void {
    const left = Math.max(0, this.drawn + BREATH - performance.now());
    if (left) this.breath ??= setTimeout(() => this.catchUp(), left);
    else this.catchUp();
  }

  private catchUp(): void {
    const { crowd, company } = this;
    clearTimeout(this.breath);
    this.breath = undefined;
    this.crowd = [];
    this.company = null;
    if (crowd.length) this.draw(crowd);
    else if (company) {
      this.greet(company);
      this.drawn = performance.now();
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
    this.draw(views);
  }

  private draw(views: View[]): void {
    for (const view of views) this.show(view);
    this.drawn = performance.now();
  }

  /** Nobody looks any more. */
  stop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.breath);
    this.breath = undefined;
    this.flights.stop();
    this.crowd = [];
    this.company = null;
    this.waiting = [];
    this.coming = [];
    this.busy = false;
  }

  /** Whether a view asks nothing of this reader, who saw the one before it only just now. */
  private crowds(view: View): boolean {
    const before = this.crowd.at(-1) ?? this.shown();
    if (!before || this.busy || this.follows(view) || view.ack !== null || view.result)
      return false;
    if (view.seat !== before.seat || view.moves <= before.moves) return false;
    if (view.actions.length || view.offer) return false;
    return performance.now() < this.drawn + BREATH;
  }

  /** Whether a view tells an act of another that this reader wants to follow. */
  private follows(view: View): boolean {
    const before = this.waiting.at(-1) ?? this.crowd.at(-1) ?? this.shown();
    if (!before || view.lesson || view.result) return false;
    if (view.seat !== before.seat || view.moves <= before.moves) return false;
    if (view.clocks || document.hidden) return false; // time runs, or nobody looks
    if (prefs.pace === 'instant') return false;
    const lines = fresh(view, before);
    const others = this.doers(lines).some((doer) => doer >= 0 && doer !== view.seat);
    if (view.ack !== null) return others; // what my answer has brought to light
    if (view.seat !== null && lines.some(({ by }) => by === view.seat)) return false; // done in another window
    if (others) return true;
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
