/** What has happened at a table: its log, what can still be taken back, what the others did last. */

import type { Argument, LogLine, View } from './wire';

/** The view before a step that can be taken back, and how long the log was then. */
interface Step {
  view: View;
  log: number;
}

/** Under this, with the table's id, a browser keeps how far it has seen a game. */
const SEEN = 'detente-seen/';

/** What a browser keeps, or null where it keeps nothing. */
function kept<T>(ask: () => T): T | null {
  try {
    return ask();
  } catch {
    return null;
  }
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
    lastMove(this.log, this.settled, this.seat(), this.byItself(), this.players()),
  );

  /** After how many moves this browser saw the table last, before it came back; null: never. */
  arrived: number | null = null;

  constructor(
    /** The seat of this reader; -1 for a spectator. */
    private readonly seat: () => number,
    /** The numbers of this reader's moves that were done by themselves. */
    private readonly byItself: () => number[],
    /** The table whose past this is. */
    private readonly table = '',
    private readonly players: () => Players = () => NOBODY,
  ) {}

  /** The table is now as `view` shows it. */
  see(view: View, old: View | null): void {
    if (!old) this.arrived = this.seen();
    this.keep(view.moves);
    this.steps = this.stepsTo(view, old);
    this.log = [...this.log.slice(0, view.log_from), ...view.log];
  }

  private seen(): number | null {
    const found = kept(() => localStorage.getItem(`${SEEN}${this.table}`));
    return found === null ? null : Number(found);
  }

  private keep(moves: number): void {
    if (!document.hidden) {
      kept(() => localStorage.setItem(`${SEEN}${this.table}`, String(moves)));
    }
  }

  /** What can be taken back once `view` is seen; unknown steps (after a reload) are left out. */
  private stepsTo(view: View, old: View | null): Step[] {
    if (!view.can_undo || !old || old.seat !== view.seat) return [];
    const known = this.steps.filter((step) => step.view.moves < view.moves);
    if (view.moves > old.moves && (known.length || !old.can_undo)) {
      return [...known, { view: old, log: this.log.length }];
    }
    return known;
  }
}

/** Lines that are the most the others' last moves have: who is out of a game acts no more. */
const MOST = 80;

/**
 * What the others did since this seat's last move, without what this seat is about to do. Its moves
 * `byItself` are told among theirs. A spectator (-1) sees the last stretch of one side.
 */
export function lastMove(
  log: LogLine[],
  settled: number,
  seat: number,
  byItself: number[] = [],
  players: Players = NOBODY,
): LogLine[] {
  const doers = doersOf(log, players);
  const own = (at: number) => doers[at] === seat && !byItself.includes(log[at]!.n);
  let end = settled;
  if (seat < 0) {
    const start = doers.findLastIndex((doer) => doer !== doers.at(-1)) + 1;
    return log.slice(start).filter(({ n }) => n > 0);
  }
  while (end > 0 && own(end - 1)) end--;
  let start = end;
  while (start > 0 && end - start < MOST && !own(start - 1)) start--;
  if (start > 0 && !own(start - 1)) {
    const next = doers.findIndex((doer, at) => at > start && doer !== doers[start]);
    if (next > 0 && next < end) start = next; // what a seat did is told whole, or not
  }
  return log.slice(start, end).filter(({ n }) => n > 0);
}

/** What the others did after this reader's last move: nothing where that is what came last. */
export function afterOwn(last: LogLine[], log: LogLine[]): LogLine[] {
  return last.at(-1) === log.at(-1) ? last : [];
}

/** Which lines tell of a card played, and the seats they name. */
export interface Players {
  plays: readonly string[];
  seats: readonly string[];
}

const NOBODY: Players = { plays: [], seats: [] };

/**
 * Whose doing each line tells: what chance answers is the doing of who has caused it. Of cards that
 * are laid open together each is told as its own player's, and so is what comes of it later.
 */
export function doersOf(log: LogLine[], { plays, seats }: Players = NOBODY): number[] {
  const owners = new Map<Argument, number>();
  let doer = -1;
  let n = -1;
  let opened = -1;
  return log.map(({ n: now, id, args, by = -1, cause = -1 }) => {
    const player = plays.includes(id)
      ? seats.findIndex((seat) => args.seat === `seat-${seat}`)
      : -1;
    const owner = namesCard(args) ? owners.get(args.card!) : undefined;
    if (player >= 0) {
      if (now !== opened) owners.clear();
      opened = now;
      owners.set(args.card!, player);
      doer = player;
    } else if (owner !== undefined) doer = owner;
    else if (now !== n) doer = [by, cause, doer].find((seat) => seat >= 0) ?? -1;
    n = now;
    return doer;
  });
}

/** Whether a line names a card, and nothing else. */
export function namesCard(args: LogLine['args']): boolean {
  const names = Object.keys(args);
  return names.length === 1 && names[0] === 'card';
}
