/** What the wire of Election Day tells: the last lines, and where in its six steps the day is. */

import type { LogLine } from '../../lib/wire';

/** The log of Election Day so far. */
export function electionDay(log: LogLine[]): LogLine[] {
  const start = log.findLastIndex((line) => line.id === 'turn-begins' && line.args.turn === 9);
  return start < 0 ? [] : log.slice(start + 1);
}

/** The cubes drawn last, one after the other: a run of checks of one candidate. */
export function lastDraws(day: LogLine[]): { who: string; colour: string; passed: boolean }[] {
  const draws: { who: string; colour: string; passed: boolean }[] = [];
  for (let i = day.length - 1; i >= 0; i--) {
    const { id, args } = day[i]!;
    if (id === 'check-passed' || id === 'check-failed') {
      draws.unshift({
        who: String(args.seat),
        colour: String(args.colour),
        passed: id === 'check-passed',
      });
    } else if (draws.length && id === 'strategy-revealed') break;
  }
  return draws.slice(-8);
}

/** The step of the day, 1 to 6. */
export function step(day: LogLine[]): number {
  if (day.some((line) => line.id === 'tally')) return 6;
  if (day.some((line) => line.id === 'strategy-revealed')) return 3;
  if (day.some((line) => line.id === 'initiative-won')) return 3;
  if (day.some((line) => line.id === 'initiative-cube')) return 2;
  return 1;
}
