/** The arithmetic of a finished game, read out of its log: one row per gain of prestige. */

import type { LogLine } from '../../lib/wire';

export interface Row {
  /** 1 to 3, then 4 for the Aftermath. */
  round: number;
  what: LogLine;
  us: number;
  ussr: number;
  /** Where the marker stands after this row (above zero the US leads); null while awards are netted. */
  marker: number | null;
}

const PAYING = new Set([
  'prestige-gained',
  'agenda-pays',
  'agenda-pays-nobody',
  'aftermath-counted',
]);

export function ledger(log: LogLine[]): Row[] {
  const rows: Row[] = [];
  let round = 0;
  let marker = 0;
  for (const line of log) {
    const last = rows.at(-1);
    if (line.id === 'round-begins') round = Number(line.args.round);
    else if (PAYING.has(line.id)) {
      const gain = Number(line.args.n ?? 0);
      rows.push({
        round: line.id === 'aftermath-counted' ? 4 : round,
        what: line,
        us: line.args.seat === 'seat-us' ? gain : 0,
        ussr: line.args.seat === 'seat-ussr' ? gain : 0,
        marker: null,
      });
    } else if (last && (line.id === 'prestige-stands' || line.id === 'prestige-level')) {
      const lead = Number(line.args.n ?? 0);
      last.marker = line.args.lead === 'seat-ussr' ? -lead : lead;
      if (last.round === 4) {
        last.us = Math.max(0, last.marker - marker);
        last.ussr = Math.max(0, marker - last.marker);
      }
      marker = last.marker;
    }
  }
  return rows;
}
