/** What the page of Berlin 63 says: its own words first, then those of the page. */

import { Words } from '../../lib/words.svelte';

const words = new Words('berlin63');

export const t = words.t;
