/** What the page of Twilight Struggle says: its own words first, then those of the page. */

import { Words } from '../../lib/words.svelte';

const words = new Words('twilight_struggle');

export const t = words.t;
