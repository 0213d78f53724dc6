/** Who is away: since when, and when the game may be claimed from them. */

import { ago, shortDay } from '../time';
import type { View } from '../wire';
import { t } from '../words.svelte';
import { serverNow } from './hands.svelte';
import { passed, SECOND } from './spans';

type Seen = Pick<View, 'clocks' | 'seat' | 'seats' | 'time' | 'waiting'>;

/** How it is said that a player is here, or since when and until when not. */
export function presence({ clocks, seats, time }: Seen, seat: number): string {
  const { online, gone } = seats[seat]!;
  const vacation = clocks?.seats[seat]?.vacation;
  if (vacation) return t('page-clock-vacation', { date: `"${shortDay(vacation)}"` });
  if (online) return t('page-online');
  if (!gone) return t('page-away');
  return clocks && time?.kind === 'live'
    ? t('page-away-for', { span: `"${passed(serverNow(clocks) - gone)}"` })
    : t('page-seen', { when: `"${ago(gone / SECOND)}"` });
}

/** In how many milliseconds I may claim the game from a player who is asked and away, if ever. */
export function claimableIn(view: Seen, seat: number): number | null {
  const { clocks, seat: me, seats, waiting } = view;
  const { online, gone } = seats[seat]!;
  const since = clocks?.seats[seat]?.since;
  if (!clocks?.patience || clocks.hushed || online || !gone || !since) return null;
  if (me === null || waiting.includes(me) || !waiting.includes(seat)) return null;
  return Math.max(0, Math.max(gone, since) + clocks.patience - serverNow(clocks));
}
