/** The victory points line by line, from the log: who gained how many, and through what. */

import type { LogLine, Message } from '../../lib/wire';

export interface Row {
  turn: number;
  what: Message;
  us: number;
  ussr: number;
  /** The marker after it; positive for the United States. */
  vp: number;
}

const CAUSES = new Set([
  'event-happens',
  'event-played',
  'region-scored',
  'southeast-asia-scored',
  'space-reached',
  'military-checked',
  'china-scored',
]);

export function ledger(log: LogLine[]): Row[] {
  const rows: Row[] = [];
  let turn = 1;
  let cause: Message | null = null;
  for (const line of log) {
    if (line.id === 'turn-begins') {
      turn = Number(line.args.turn);
      cause = null;
    }
    if (CAUSES.has(line.id)) cause = line;
    if (line.id === 'points') {
      const { seat, n, vp } = line.args;
      rows.push({
        turn,
        what: cause ?? line,
        us: seat === 'seat-us' ? Number(n) : 0,
        ussr: seat === 'seat-ussr' ? Number(n) : 0,
        vp: Number(vp),
      });
    }
  }
  return rows;
}
