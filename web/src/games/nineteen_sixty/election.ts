/** What the wire of Election Day tells: the lines of the day, and the checks made last. */

import type { LogLine } from '../../lib/wire';

const CHECKS = ['check-passed', 'check-failed'];
/** The lines that say whose checks follow, and where. */
const CALLS = ['strategy-revealed', 'election-checks'];
const DRAWS = [...CHECKS, 'landing-drew', 'initiative-cube'];

/** The log of Election Day so far. */
export function electionDay(log: LogLine[]): LogLine[] {
  const start = log.findLastIndex((line) => line.id === 'turn-begins' && line.args.turn === 9);
  return start < 0 ? [] : log.slice(start + 1);
}

export interface Call {
  /** Who checks in which state, and by which card; null for other draws. */
  line: LogLine | null;
  draws: { colour: string; passed: boolean | null }[];
}

/** The cubes drawn last, one after the other, and what they were drawn for. */
export function lastCall(day: LogLine[]): Call | null {
  const last = day.findLastIndex((line) => DRAWS.includes(line.id) || CALLS.includes(line.id));
  if (last < 0) return null;
  const kind = day[last]!.id;
  const start = CHECKS.includes(kind)
    ? day.findLastIndex((line) => CALLS.includes(line.id))
    : CALLS.includes(kind)
      ? last
      : day.findIndex((line) => line.id === kind);
  const line = day[start];
  return {
    line: line && CALLS.includes(line.id) ? line : null,
    draws: day
      .slice(start)
      .filter((drawn) => DRAWS.includes(drawn.id))
      .map(({ id, args }) => ({
        colour: String(args.colour),
        passed: CHECKS.includes(id) ? id === 'check-passed' : null,
      })),
  };
}
