/** A text is written smaller, a step at a time, until it fits the place a card has for it. */

import type { Attachment } from 'svelte/attachments';
import { large } from '../media';

const STEP = 0.5; // px
/** What can still be read, in px. */
export const least = () => (large.current ? 11 : 10);

/**
 * Where even the smallest writing is too long, the text ends with a whole line and with dots
 * (`data-cut`, in the house's style sheet).
 */
export function fits(text: string): Attachment<HTMLElement> {
  return fitting(text, (place) => place.scrollHeight > place.clientHeight, cut);
}

/** The same for a title: its longest word is not broken. */
export function fitsAcross(text: string): Attachment<HTMLElement> {
  return fitting(text, (place) => place.scrollWidth > place.clientWidth);
}

function fitting(
  text: string,
  tooLong: (place: HTMLElement) => boolean,
  otherwise?: (place: HTMLElement) => void,
): Attachment<HTMLElement> {
  return (place) => {
    const write = () => {
      place.style.fontSize = '';
      place.removeAttribute('data-cut');
      let size = parseFloat(getComputedStyle(place).fontSize);
      while (tooLong(place) && size > least()) {
        size = Math.max(least(), size - STEP);
        place.style.fontSize = `${size}px`;
      }
      if (tooLong(place)) otherwise?.(place);
    };
    const watch = new ResizeObserver(write);
    if (!text) return;
    watch.observe(place);
    document.fonts.addEventListener('loadingdone', write); // other letters are other widths
    return () => {
      watch.disconnect();
      document.fonts.removeEventListener('loadingdone', write);
    };
  };
}

function cut(place: HTMLElement): void {
  const line = parseFloat(getComputedStyle(place).lineHeight);
  const lines = Math.floor(place.clientHeight / line);
  place.style.setProperty('--lines', String(lines || 1)); // without room for one nothing is seen
  place.style.setProperty('--rest', `${place.clientHeight - lines * line}px`);
  place.setAttribute('data-cut', '');
}
