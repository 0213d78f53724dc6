/** Which game of a series a table is, in words. */

import type { Part } from './wire';
import { t } from './words.svelte';

export const nthGame = ({ number, games, decided }: Part) =>
  t(decided ? 'page-part-best' : 'page-part', { n: number, of: games });
