/** The widths at which the table changes its shape. */

import { MediaQuery } from 'svelte/reactivity';

export const phone = new MediaQuery('max-width: 699px');
/** Wide enough for a board or for a log, not for both where the board needs the width. */
export const tight = new MediaQuery('(min-width: 1000px) and (max-width: 1279px)');
/** Less than that: the log stands below the board. */
export const upright = new MediaQuery('max-width: 999px');

/** A large screen, looked at from farther away. */
export const large = new MediaQuery('min-width: 1440px');

/** Fingers, and a keyboard that covers half the page. */
export const touch = new MediaQuery('(hover: none)');

/** Nothing is to move, nor to wait because something might. */
export const hurried = new MediaQuery('(prefers-reduced-motion: reduce)');
