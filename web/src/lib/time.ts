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

/** Formats are made once a language: making one takes a hundred times as long as using it. */
function kept(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  const made = new Map<string, Intl.DateTimeFormat>();
  return () => {
    const known = made.get(prefs.lang);
    if (known) return known;
    const format = new Intl.DateTimeFormat(prefs.lang, options);
    made.set(prefs.lang, format);
    return format;
  };
}

const SHORT: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  ...CLOCK,
};

const shorts = kept(SHORT);
const shortDays = kept({ day: 'numeric', month: 'short' });
const months = kept({ month: 'long', year: 'numeric' });
const clocks = kept(CLOCK);
const days = kept({ dateStyle: 'long' });
const dates = kept(FULL);

/** "21:40", by the reader's clock. */
export function clock(when: number): string {
  return clocks().format(when * 1000);
}

/** "2 October 2026". */
export function day(when: number): string {
  return days().format(when * 1000);
}

/** Day and time in full. */
export function date(when: number): string {
  return dates().format(when * 1000);
}

/** "Tue 17 Nov, 16:20". */
export function dayAndTime(when: number): string {
  return shorts().format(when * 1000);
}

/** "14 Nov". */
export function shortDay(when: number): string {
  return shortDays().format(when * 1000);
}

/** "March 2026". */
export function month(when: number): string {
  return months().format(when * 1000);
}
