/** Seats in colours and marks: two great sides, a third man, four parties round a table. */

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

/** The colour of a seat in a drawing. */
export function fillOf(seat: string): string {
  return PARTIES[seat]?.fill ?? `var(--${SIDES[seat] ?? 'un'})`;
}

/** The look of a seat: "us", "ussr", "byrd", "party" or "un" for anybody else. */
export function sideOf(seat: string): string {
  return SIDES[seat] ?? (seat in PARTIES ? 'party' : 'un');
}
