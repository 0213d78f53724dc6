/** What the page of 1960 says: its own words first, then those of the page. */

import { Words } from '../../lib/words.svelte';

const words = new Words('nineteen_sixty');

export const t = words.t;
