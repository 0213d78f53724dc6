/** What the page of Stratagem says: its own words first, then those of the page. */

import { Words } from '../../lib/words.svelte';

const words = new Words('stratagem');

export const t = words.t;
