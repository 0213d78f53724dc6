/** How a game in a list ended, for whoever sat there. */

import { seatName } from './bots';
import type { TableInfo } from './wire';
import { t } from './words.svelte';

/** "You won", "Won by the bot", "A draw": for a table that is over. */
export function ended({ result, my_seats, seats }: TableInfo): string {
  if (!result) return t('page-row-over');
  const { winners } = result;
  if (!winners.length || winners.length === seats.length) return t('page-ended-draw');
  const mine = winners.filter((seat) => my_seats.includes(seat));
  if (mine.length && my_seats.length < seats.length) return t('page-ended-won');
  const names = winners.map((seat) => seatName(seats[seat]!)).join(', ');
  return t('page-ended-by', { names: `"${names}"` });
}
