/** Numbers as the reader's language writes them. */

import { prefs } from './prefs.svelte';

/** "1,482" or "1 482". */
export function number(value: number): string {
  return new Intl.NumberFormat(prefs.lang).format(value);
}

/** "+2.4" or "−0,3": a change, with a true minus. */
export function change(value: number, maximumFractionDigits: number): string {
  const signed = new Intl.NumberFormat(prefs.lang, {
    maximumFractionDigits,
    signDisplay: 'always',
  });
  return signed.format(value).replace('-', '−');
}

const PERCENT = { fr: '\u202f%', en: '%' };

/** What follows a number of hundredths: "%", in French after a thin space that does not break. */
export function percentSign(): string {
  return PERCENT[prefs.lang];
}

/** "67%" or "67 %": a number of hundredths. */
export function percentage(hundredths: number): string {
  return `${number(Math.round(hundredths))}${percentSign()}`;
}
