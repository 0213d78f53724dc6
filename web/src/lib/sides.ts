/** Seats in colours and marks: two great sides, a third man, four parties round a table. */

import { PARTY } from './shapes';

const SIDES: Record<string, string> = {
  us: 'us',
  kennedy: 'us',
  blue: 'us',
  ussr: 'ussr',
  nixon: 'ussr',
  red: 'ussr',
  byrd: 'byrd',
};

/** Where the four sit, as a pointer turns, and in which colour. */
export const PARTIES: Record<string, { turn: number; fill: string }> = {
  north: { turn: 0, fill: 'var(--north)' },
  east: { turn: 90, fill: 'var(--east)' },
  south: { turn: 180, fill: 'var(--south)' },
  west: { turn: 270, fill: 'var(--west)' },
};

/** The colour of a seat, or of the party it plays, in a drawing. */
export function fillOf(who: string): string {
  if (PARTY[who]) return `var(--st-${who})`;
  return PARTIES[who]?.fill ?? `var(--${SIDES[who] ?? 'un'})`;
}

/** The look of a seat: "us", "ussr", "byrd", "party" or "un" for anybody else. */
export function sideOf(seat: string): string {
  return SIDES[seat] ?? (seat in PARTIES ? 'party' : 'un');
}
