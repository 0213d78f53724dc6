/** Ends of a turn, a round or a vote: what was counted since this reader last said "Continue". */

import type { LogLine, Message, View } from '../wire';
import type { Sayable } from '../words.svelte';

/** A line of a count, with the table before and after it was told. */
export interface Told {
  line: LogLine;
  before: View | null;
  after: View;
}

/** A row of a count: what it is, how it comes about, and a number for each side. */
export interface CountRow {
  what: Message;
  /** Whose doing it is, as a mark. */
  by?: string;
  notes?: Sayable[];
  of?: (string | number)[];
  /** The rows before it add up to this one. */
  sum?: boolean;
}

/** A count as it is laid on the table: a heading, a column for each side, and the rule behind it. */
export interface Count {
  title: Message;
  sides: string[];
  rows: CountRow[];
  clause: string;
  /** It is not at its end: what is asked meanwhile belongs to it. */
  more?: boolean;
}

/** Whether a line belongs to a count: by itself, or by what was told before it and is told later. */
export type Counts = (told: Told, last: Told | undefined, later: LogLine[]) => boolean;

export class Ends {
  told = $state.raw<Told[]>([]);
  /** What was counted is being read: the next question waits. */
  read = $state(false);
  /** Every line that was ever told on a card. */
  private readonly heard = new WeakSet<LogLine>();

  /** The table was `before`, and is now as `after` shows it: what belongs to a count is told. */
  hear(before: View | null, after: View, lines: LogLine[], counts: Counts): void {
    const told = [...this.told];
    for (const [k, line] of lines.entries()) {
      const one = { line, before, after };
      if (!counts(one, told.at(-1), lines.slice(k + 1))) continue;
      told.push(one);
      this.heard.add(line);
    }
    this.told = told;
  }

  /** Whether a line was told on a card. */
  has(line: LogLine): boolean {
    return this.heard.has(line);
  }

  close(): void {
    this.told = [];
  }
}
