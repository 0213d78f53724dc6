/** What the page of 13 Jours says: its own words first, then those of the page. */

import { Words } from '../../lib/words.svelte';

const words = new Words('thirteen_days');

export const t = words.t;
