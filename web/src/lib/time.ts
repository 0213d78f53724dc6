/** When, and how long ago, in the reader's words. */

import { prefs } from './prefs.svelte';

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** `when` in seconds since 1970. */
export function ago(when: number): string {
  const seconds = Math.min(0, when - Date.now() / 1000); // the server's clock may be ahead
  const format = new Intl.RelativeTimeFormat(prefs.lang, { style: 'short', numeric: 'auto' });
  for (const [unit, size] of STEPS) {
    if (Math.abs(seconds) >= size) return format.format(Math.round(seconds / size), unit);
  }
  return format.format(0, 'second');
}

const CLOCK: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hour12: false };
const FULL: Intl.DateTimeFormatOptions = { dateStyle: 'full', timeStyle: 'medium' };

/** The first of a month, which no format knows to say in French. */
const FIRST = /\b1(?= \p{L})/u;

/** Formats are made once a language: making one takes a hundred times as long as using it. */
function kept(options: Intl.DateTimeFormatOptions): (when: number) => string {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (when) => {
    const format = made.get(prefs.lang) ?? new Intl.DateTimeFormat(prefs.lang, options);
    made.set(prefs.lang, format);
    const said = format.format(when * 1000);
    return prefs.lang === 'fr' ? said.replace(FIRST, '1er') : said;
  };
}

const SHORT: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  ...CLOCK,
};

/** "21:40", by the reader's clock; these all take seconds since 1970. */
export const clock = kept(CLOCK);

/** "2 October 2026". */
export const day = kept({ dateStyle: 'long' });

/** Day and time in full. */
export const date = kept(FULL);

/** "Tue 17 Nov, 16:20". */
export const dayAndTime = kept(SHORT);

/** "14 Nov". */
export const shortDay = kept({ day: 'numeric', month: 'short' });

/** "March 2026". */
export const month = kept({ month: 'long', year: 'numeric' });
