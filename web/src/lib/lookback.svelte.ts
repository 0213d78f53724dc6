/** The past of a table, seen again with this reader's own eyes while the game goes on. */

import type { GamePage } from '../games/page';
import { FLIGHT, MOMENT } from './flights.svelte';
import { stepwise } from './pace.svelte';
import { prefs } from './prefs.svelte';
import { Still } from './replay.svelte';
import type { Table } from './table.svelte';
import { acts, tell, teller } from './telling';
import type { LogLine } from './wire';

export class LookBack {
  /** The moment looked at; null: now. */
  still = $state.raw<Still | null>(null);
  private wanted = 0;
  /** The past is being played. */
  playing = false;
  /** It is told act by act, this one last; empty: move by move. */
  private act = $state.raw<LogLine[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Where one can stop: after how many moves something was written down. */
  readonly stops = $derived.by(() => [...new Set(this.table.log.map((line) => line.n))]);
  /** After how many moves somebody had done what they did. */
  private readonly ends = $derived.by(() => {
    const all = acts(this.table.log, teller(this.table, this.game()));
    return [...new Set(all.map(({ lines }) => lines.at(-1)!.n))].sort((a, b) => a - b);
  });
  /** What was done at the moment looked at. */
  readonly tellings = $derived.by(() => {
    const { act, still, table } = this;
    const [lines, log] = act.length ? [act, table.log] : [still?.last ?? [], still?.log ?? []];
    return tell(lines, teller(table, this.game()), log);
  });
  /** The number of the stop looked at; the last one is now. */
  readonly at = $derived(
    this.still ? this.stops.findLastIndex((n) => n <= this.still!.view.moves) : this.last,
  );

  constructor(
    private readonly table: Table,
    private readonly game: () => GamePage | null,
  ) {}

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
    if (by > 0 && this.act.length) void this.play();
    else void this.show(this.at + by);
  }

  /** What happened since this reader's last move: played, for who wants to follow that. */
  since(): void {
    const first = this.stops.indexOf(this.table.last[0]?.n ?? 0);
    if (prefs.pace === 'follow' && !stepwise() && first > 0) void this.playFrom(first);
    else void this.show(Math.min(first, this.last - 1));
  }

  /** Play what happened since the moment this browser saw last, where it had seen the table. */
  arrive(): void {
    const seen = this.table.history.arrived;
    const first = this.stops.findIndex((n) => n > (seen ?? Infinity));
    const { clocks, result } = this.table.view;
    if (first < 0 || prefs.pace === 'instant' || clocks || result) return;
    void this.playFrom(first);
  }

  private async playFrom(first: number): Promise<void> {
    await this.show(first - 1);
    if (this.still) void this.play();
  }

  /** The next act sets out, is in sight for its moment, and the one after it follows. */
  private async play(): Promise<void> {
    const before = this.still?.view.moves ?? Infinity;
    const end = this.ends.find((n) => n > before);
    const wanted = this.wanted + 1;
    const next = end === undefined ? null : await this.moment(this.stops.indexOf(end));
    if (wanted !== this.wanted) return;
    this.playing = true;
    this.act = this.table.log.filter(({ n }) => n > before && n <= (end ?? Infinity));
    this.table.flights.run(this.act, (flown) => {
      this.still = next;
      this.playing = next !== null && !stepwise();
      if (!next) this.act = [];
      if (!this.playing) return;
      const rest = flown ? MOMENT - FLIGHT : MOMENT;
      this.timer = setTimeout(() => void this.play(), rest);
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
    this.act = [];
  }
}
