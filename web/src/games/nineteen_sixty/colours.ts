/** The colour of each side: for shapes, for text, and for both on paper. */

export function fillOf(who: string): string {
  return `var(--${{ kennedy: 'us', nixon: 'ussr', byrd: 'byrd' }[who] ?? 'un'})`;
}

export function inkOf(who: string): string {
  return `var(--${{ kennedy: 'us-text', nixon: 'ussr-text', byrd: 'byrd' }[who] ?? 'un-text'})`;
}

export function paperInkOf(who: string): string {
  return `var(--paper-${{ kennedy: 'us', nixon: 'ussr', byrd: 'byrd' }[who] ?? 'un'})`;
}

const SHARE: Record<string, string> = { carries: '100%', leads: 'var(--lead-60)', byrd: '70%' };

/** The colour of a state: its region's over the land, mixed with that of whoever leads it. */
export function landOf(
  region: string,
  who: string | null,
  why: string,
  base = 'var(--land-60)',
): string {
  const land = `color-mix(in srgb, ${base}, var(--${region}) var(--tint-60))`;
  if (!who) return land;
  return `color-mix(in srgb, ${land}, ${fillOf(who)} ${SHARE[why] ?? '0%'})`;
}
