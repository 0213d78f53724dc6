import { t } from './words';

/** Points that win the game. */
const ALL = 20;

/** Who gains by a scoring, and how much: "US +3". */
export function lead(net: number): string {
  const side = `board-side-${net > 0 ? 'us' : 'ussr'}.short`;
  if (Math.abs(net) >= ALL) return t('board-sum-wins', { side });
  return net ? t('board-lead', { side, n: Math.abs(net) }) : t('board-even');
}
