/** What is given to a side, in words: above 0 to the first seat, below to the second. */

import { t, type Words } from './words.svelte';

export function helped(words: Words, seats: string[], amount: number): string {
  if (!amount) return t('page-handicap-none');
  return `${words.name(`seat-${seats[amount > 0 ? 0 : 1]!}`)} +${Math.abs(amount)}`;
}
