/** The past of a table, seen again with this reader's own eyes while the game goes on. */

import { followed, MOMENT } from './pace.svelte';
import { Still } from './replay.svelte';
import type { Table } from './table.svelte';
import type { LogLine } from './wire';

export class LookBack {
  /** The moment looked at; null: now. */
  still = $state.raw<Still | null>(null);
  private wanted = 0;
  /** Runs while the past is being played. */
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Where one can stop: after how many moves something was written down. */
  readonly stops = $derived.by(() => [...new Set(this.table.log.map((line) => line.n))]);
  /** What was written down at the moment looked at. */
  readonly lines: LogLine[] = $derived(this.still?.last ?? []);
  /** The number of the stop looked at; the last one is now. */
  readonly at = $derived(
    this.still ? this.stops.findLastIndex((n) => n <= this.still!.view.moves) : this.last,
  );

  constructor(private readonly table: Table) {}

  get last(): number {
    return this.stops.length - 1;
  }

  /** Look at the stop of that number; at the last one and beyond it is now again. */
  async show(stop: number): Promise<void> {
    const wanted = ++this.wanted;
    const moves = this.stops[Math.max(0, stop)];
    if (moves === undefined || stop >= this.last) {
      this.timer = undefined;
      this.still = null;
      return;
    }
    const { way, view, catalogue } = this.table;
    const moment = await way.moment(moves, view.seat).catch(() => null);
    if (moment && wanted === this.wanted) {
      this.still = new Still({ ...moment, seats: view.seats }, catalogue);
    }
  }

  step(by: 1 | -1): void {
    void this.show(this.at + by);
  }

  /** The first thing that happened since this reader's last move. */
  since(): void {
    const first = this.table.last[0]?.n ?? 0;
    void this.show(Math.min(this.stops.indexOf(first), this.last - 1));
  }

  /** Play what happened since the moment this browser saw last, where it had seen the table. */
  arrive(): void {
    const seen = this.table.history.arrived;
    const first = this.stops.findIndex((n) => n > (seen ?? Infinity));
    if (first < 0 || !followed() || this.table.view.clocks || this.table.view.result) return;
    if (this.last - first < 1) return; // what came last is in sight
    void this.show(first).then(() => this.play());
  }

  /** Go on to the next stop after a moment, until now. */
  private play(): void {
    if (!this.still) return;
    this.timer = setTimeout(() => void this.show(this.at + 1).then(() => this.play()), MOMENT);
  }

  /** Somebody presses something: no more playing. */
  hurry(): void {
    if (this.timer === undefined) return;
    this.now();
  }

  now(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.wanted++;
    this.still = null;
  }
}
