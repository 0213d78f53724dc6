/** The widths at which the table changes its shape. */

import { MediaQuery } from 'svelte/reactivity';

export const phone = new MediaQuery('max-width: 699px');
/** Too narrow for a log beside the board. */
export const narrow = new MediaQuery('max-width: 999px');

/** Fingers, and a keyboard that covers half the page. */
export const touch = new MediaQuery('(hover: none)');

/** Nothing is to move, nor to wait so that it can be followed. */
export const hurried = new MediaQuery('(prefers-reduced-motion: reduce)');
