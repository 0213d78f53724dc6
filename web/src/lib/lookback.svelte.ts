/** The past of a table, seen again with this reader's own eyes while the game goes on. */

import { FLIGHT, MOMENT } from './flights.svelte';
import { stepwise } from './pace.svelte';
import { prefs } from './prefs.svelte';
import { Still } from './replay.svelte';
import type { Table } from './table.svelte';
import type { LogLine } from './wire';

export class LookBack {
  /** The moment looked at; null: now. */
  still = $state.raw<Still | null>(null);
  private wanted = 0;
  /** The past is being played. */
  playing = false;
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
    this.pause();
    this.still = await this.moment(stop);
  }

  /** The table as it was at that stop; null: now, or as long as another was asked for since. */
  private async moment(stop: number): Promise<Still | null> {
    const wanted = ++this.wanted;
    const moves = this.stops[Math.max(0, stop)];
    if (moves === undefined || stop >= this.last) return null;
    const { way, view, catalogue } = this.table;
    const moment = await way.moment(moves, view.seat).catch(() => null);
    if (!moment || wanted !== this.wanted) return this.still;
    return new Still({ ...moment, seats: view.seats }, catalogue);
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
    const { clocks, result } = this.table.view;
    if (first < 0 || prefs.pace === 'instant' || clocks || result) return;
    void this.show(first - 1).then(() => this.play(first));
  }

  /** What happened at that stop sets out, is in sight for its moment, and the next one follows. */
  private async play(stop: number): Promise<void> {
    const wanted = this.wanted + 1;
    const next = await this.moment(stop);
    if (wanted !== this.wanted) return;
    const n = this.stops[stop];
    this.playing = true;
    const lines = this.table.log.filter((line) => line.n === n);
    this.table.flights.run(lines, (flown) => {
      this.still = next;
      this.playing = next !== null && !stepwise();
      if (!this.playing) return;
      const rest = flown ? MOMENT - FLIGHT : MOMENT;
      this.timer = setTimeout(() => void this.play(stop + 1), rest);
    });
  }

  /** Somebody presses something: no more playing. */
  hurry(): void {
    if (this.playing) this.now();
  }

  now(): void {
    this.pause();
    this.wanted++;
    this.still = null;
  }

  private pause(): void {
    clearTimeout(this.timer);
    this.table.flights.stop();
    this.playing = false;
  }
}
