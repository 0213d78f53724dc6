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
  'final-scoring',
]);

export function ledger(log: LogLine[]): Row[] {
  const rows: Row[] = [];
  let turn = 1;
  let vp = 0;
  let final = false;
  let cause: Message | null = null;
  for (const line of log) {
    if (line.id === 'turn-begins') {
      turn = Number(line.args.turn);
      cause = null;
    }
    if (CAUSES.has(line.id)) cause = line;
    if (line.id === 'final-scoring') final = true;
    if (line.id === 'points') {
      const mine = line.args.seat === 'seat-us';
      const n = Number(line.args.n);
      vp = Math.max(-20, Math.min(20, vp + (mine ? n : -n)));
      rows.push({ turn, what: cause ?? line, us: mine ? n : 0, ussr: mine ? 0 : n, vp });
    } else if (final && line.id === 'region-scored') {
      const [us, ussr] = [Number(line.args.us), Number(line.args.ussr)];
      vp += us - ussr;
      rows.push({ turn, what: line, us, ussr, vp });
    }
  }
  return rows;
}
