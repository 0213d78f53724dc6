/** Ends of a turn, a round or a vote: what was counted since this reader last said "Continue". */

import type { LogLine } from '../wire';

export class Ends {
  lines = $state.raw<LogLine[]>([]);
  /** How much of the log has been heard; nothing yet at -1. */
  private heard = -1;

  /** The log is now this long: what is new in it and belongs to a count is told. */
  hear(log: LogLine[], counts: (line: LogLine) => boolean): void {
    const fresh = this.heard < 0 ? [] : log.slice(this.heard).filter(counts);
    this.heard = log.length;
    if (fresh.length) this.lines = [...this.lines, ...fresh];
  }

  close(): void {
    this.lines = [];
  }
}
