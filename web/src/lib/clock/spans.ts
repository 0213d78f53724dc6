/** Lengths of time in the reader's words, and what a table has agreed on. */

import type { Time } from '../wire';
import { t } from '../words.svelte';

export const SECOND = 1_000;
export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const two = (n: number) => String(n).padStart(2, '0');

/** "4:09", "1:04:09", and tenths in the last twenty seconds: "0:18.4". */
export function live(ms: number): string {
  const tenths = Math.ceil(Math.max(0, ms) / 100);
  if (tenths < 200) return `0:${two(Math.floor(tenths / 10))}.${tenths % 10}`;
  return inSeconds(Math.ceil(tenths / 10));
}

/** How long something has gone on: "0:09", in whole seconds. */
export function passed(ms: number): string {
  return inSeconds(Math.floor(Math.max(0, ms) / SECOND));
}

/** "4:09", "1:04:09". */
export function inSeconds(seconds: number): string {
  const minutes = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  const hours = Math.floor(seconds / HOUR);
  return hours ? `${hours}:${minutes}` : minutes.replace(/^0/, '');
}

/** The two largest units: "1 d 04 h", "5 h 12". */
export function mail(ms: number): string {
  const minutes = Math.floor(Math.max(0, ms) / SECOND / MINUTE);
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60)];
  return days
    ? t('page-span-days', { d: days, h: `"${two(hours % 24)}"` })
    : t('page-span-hours', { h: hours, m: `"${two(minutes % 60)}"` });
}

/** A length in its largest unit: "3 days", "12 h", "10 min". */
export function span(seconds: number): string {
  if (seconds && seconds % DAY === 0) return t('page-days', { n: seconds / DAY });
  if (seconds && seconds % HOUR === 0) return t('page-hours', { n: seconds / HOUR });
  if (seconds && seconds % MINUTE === 0) return t('page-minutes', { n: seconds / MINUTE });
  return t('page-seconds', { n: seconds });
}

/** A length rounded up to what one says of it: "9 h", "2 days". */
export function atMost(seconds: number): string {
  const unit = seconds > 2 * DAY ? DAY : seconds > 2 * HOUR ? HOUR : MINUTE;
  return span(Math.max(1, Math.ceil(seconds / unit)) * unit);
}

/** What a table has agreed on, in one line. */
export function agreed(time: Time | null): string {
  if (!time) return t('page-time-none');
  const [bank, gain] = [`"${span(time.bank)}"`, `"${span(time.gain)}"`];
  return t(`page-time-agreed-${time.kind}`, { bank, gain });
}

/** What a time-out does, in a sentence. */
export function outNote({ kind, out }: Time): string {
  return t(`page-out-${out}${kind === 'live' && out === 'claim' ? '-live' : ''}-note`);
}

/** … with its cap, and what a time-out does. */
export function agreedWhole(time: Time): string {
  const cap = time.cap ? ` · ${t('page-time-cap', { cap: `"${span(time.cap)}"` })}` : '';
  return `${agreed(time)}${cap} · ${outNote(time)}`;
}
