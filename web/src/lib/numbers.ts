/** Numbers as the reader's language writes them. */

import { prefs } from './prefs.svelte';

/** "1,482" or "1 482". */
export function number(value: number): string {
  return new Intl.NumberFormat(prefs.lang).format(value);
}
