/** What has happened at a table: its log, what can still be taken back, what the others did last. */

import type { LogLine, View } from './wire';

/** The view before a step that can be taken back, and how long the log was then. */
interface Step {
  view: View;
  log: number;
}

export class History {
  log = $state.raw<LogLine[]>([]);
  /** Oldest first. */
  private steps = $state.raw<Step[]>([]);

  /** The view before what can still be taken back, if anything can. */
  readonly base: View | null = $derived(this.steps[0]?.view ?? null);
  /** The view before the last step that can be taken back. */
  readonly previous: View | null = $derived(this.steps.at(-1)?.view ?? null);
  /** Log lines from here on can still be taken back. */
  readonly settled = $derived(this.steps[0]?.log ?? this.log.length);
  /** What the others did last, line by line. */
  readonly last = $derived.by(() =>
    lastMove(this.log, this.settled, this.names(), this.byItself()),
  );

  constructor(
    /** What the log may call this reader. */
    private readonly names: () => string[],
    /** The numbers of this reader's moves that were done by themselves. */
    private readonly byItself: () => number[],
  ) {}

  /** The table is now as `view` shows it. */
  see(view: View, old: View | null): void {
    this.steps = this.stepsTo(view, old);
    this.log = [...this.log.slice(0, view.log_from), ...view.log];
  }

  /** What can be taken back once `view` is seen; unknown steps (after a reload) are left out. */
  private stepsTo(view: View, old: View | null): Step[] {
    if (!view.can_undo || !old || old.seat !== view.seat) return [];
    const kept = this.steps.filter((step) => step.view.moves < view.moves);
    if (view.moves > old.moves && (kept.length || !old.can_undo)) {
      return [...kept, { view: old, log: this.log.length }];
    }
    return kept;
  }
}

/**
 * What the others did since this seat's last move, without what this seat is about to do. Its moves
 * `byItself` are told among theirs. A spectator sees the last stretch of one side.
 */
export function lastMove(
  log: LogLine[],
  settled: number,
  mine: string[],
  byItself: number[] = [],
): LogLine[] {
  const own = (line: LogLine) => mine.includes(actor(line)) && !byItself.includes(line.n);
  let end = settled;
  if (!mine.some(Boolean)) {
    const sided = log.filter((line) => actor(line));
    const by = sided.length && actor(sided.at(-1)!);
    return sided.slice(sided.findLastIndex((line) => actor(line) !== by) + 1);
  }
  while (end > 0 && own(log[end - 1]!)) end--;
  let start = end;
  while (start > 0 && !own(log[start - 1]!)) start--;
  return log.slice(start, end).filter((line) => actor(line));
}

/** Whose doing a line tells: a seat, or the party it plays; "" for nobody's. */
function actor(line: LogLine): string {
  return String(line.args.seat ?? line.args.party ?? '');
}
