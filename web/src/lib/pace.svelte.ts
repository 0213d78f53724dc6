/** How fast what the others do is shown: at once, so that it can be followed, or step by step. */

import { hurried } from './media';
import { prefs } from './prefs.svelte';
import type { View } from './wire';

/** How long each act of another is in sight before the next, in milliseconds. */
export const MOMENT = 800;

export class Pace {
  /** What has come and is not shown yet, oldest first. */
  private waiting = $state.raw<View[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Until when the act in sight stays there alone. */
  private until = 0;

  constructor(
    private readonly show: (view: View) => void,
    private readonly shown: () => View | null,
  ) {}

  /** How many acts are still to be shown. */
  get left(): number {
    return this.waiting.length;
  }

  /** A view has come: what another did is shown in its turn, all else at once. */
  take(view: View): void {
    if (this.follows(view)) {
      this.waiting = [...this.waiting, view];
      this.go();
    } else {
      this.skip();
      this.show(view);
    }
  }

  /** Show the next one now. */
  next(): void {
    this.until = 0;
    this.go();
  }

  /** Show all that waits, to the last. */
  skip(): void {
    clearTimeout(this.timer);
    this.until = 0;
    const views = this.waiting;
    this.waiting = [];
    for (const view of views) this.show(view);
  }

  /** Nobody looks any more. */
  stop(): void {
    clearTimeout(this.timer);
    this.waiting = [];
  }

  /** Whether a view tells an act of another that this reader wants to follow. */
  private follows(view: View): boolean {
    const before = this.waiting.at(-1) ?? this.shown();
    if (!before || view.ack !== null || view.lesson || view.result) return false;
    if (view.seat !== before.seat || view.moves <= before.moves) return false;
    const fresh = view.log.filter((line) => line.n > before.moves);
    if (fresh.some((line) => line.by === view.seat)) return false; // done in another window
    if (view.clocks || document.hidden) return false; // time runs, or nobody looks
    return followed();
  }

  private go(): void {
    clearTimeout(this.timer);
    const [view, ...rest] = this.waiting;
    if (!view) return;
    const wait = this.until - performance.now();
    if (wait > 0) {
      if (Number.isFinite(wait)) this.timer = setTimeout(() => this.go(), wait);
      return;
    }
    this.waiting = rest;
    const told = view.log.some((line) => line.n > (this.shown()?.moves ?? 0));
    if (told) this.until = prefs.pace === 'step' ? Infinity : performance.now() + MOMENT;
    this.show(view);
    this.go();
  }
}

/** Whether this reader wants to follow: who wants nothing to move asks for steps, or sees the end. */
export function followed(): boolean {
  return prefs.pace === 'step' || (prefs.pace === 'follow' && !hurried.current);
}
