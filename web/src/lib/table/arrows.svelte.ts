/** Arrows a reader draws for themselves, from place to place: kept in this browser, seen by nobody else. */

interface Arrow {
  from: string;
  to: string;
}

const KEY = 'detente-arrows';
/** So many tables are remembered. */
const TABLES = 40;

export class Arrows {
  all = $state.raw<Arrow[]>([]);
  /** The next two places pressed make an arrow. */
  drawing = $state(false);
  /** Where an arrow has been begun. */
  from = $state<string | null>(null);

  constructor(private readonly table: string) {
    this.all = kept()[table] ?? [];
  }

  /** A place was named: the first begins an arrow, the second ends it; the same again takes it away. */
  mark(place: string): void {
    if (this.from === null) {
      this.from = place;
      return;
    }
    this.draw(this.from, place);
    this.from = null;
    this.drawing = false;
  }

  draw(from: string, to: string): void {
    if (from === to) return;
    const same = (arrow: Arrow) => arrow.from === from && arrow.to === to;
    this.keep(
      this.all.some(same) ? this.all.filter((one) => !same(one)) : [...this.all, { from, to }],
    );
  }

  clear(): void {
    this.from = null;
    this.drawing = false;
    this.keep([]);
  }

  private keep(all: Arrow[]): void {
    this.all = all;
    const { [this.table]: _, ...others } = kept();
    const entries = [...Object.entries(others), [this.table, all] as const];
    try {
      localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries.slice(-TABLES))));
    } catch {
      // a browser that keeps nothing still draws
    }
  }
}

function kept(): Record<string, Arrow[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Arrow[]>;
  } catch {
    return {};
  }
}
