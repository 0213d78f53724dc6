/** When, and how long ago, in the reader's words. */

import { prefs } from './prefs.svelte';

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** `when` in seconds since 1970. */
export function ago(when: number): string {
  const seconds = when - Date.now() / 1000;
  const format = new Intl.RelativeTimeFormat(prefs.lang, { style: 'short', numeric: 'auto' });
  for (const [unit, size] of STEPS) {
    if (Math.abs(seconds) >= size) return format.format(Math.round(seconds / size), unit);
  }
  return format.format(0, 'second');
}

/** "21:40", by the reader's clock. */
export function clock(when: number): string {
  return new Date(when * 1000).toLocaleTimeString(prefs.lang, {
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  });
}

/** Day and time in full. */
export function date(when: number): string {
  return new Date(when * 1000).toLocaleString(prefs.lang, {
    dateStyle: 'full',
    timeStyle: 'medium',
  });
}
