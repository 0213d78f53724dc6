/** A text is written smaller, a step at a time, until it fits the place a card has for it. */

import type { Attachment } from 'svelte/attachments';
import { large } from '../media';

const STEP = 0.5; // px
/** What can still be read, in px. */
export const least = () => (large.current ? 11 : 10);

/** `data-cut` is set where even the smallest writing is too long. */
export function fits(text: string): Attachment<HTMLElement> {
  return fitting(text, (place) => place.scrollHeight > place.clientHeight);
}

/** The same for a title: its longest word is not broken. */
export function fitsAcross(text: string): Attachment<HTMLElement> {
  return fitting(text, (place) => place.scrollWidth > place.clientWidth);
}

function fitting(text: string, tooLong: (place: HTMLElement) => boolean): Attachment<HTMLElement> {
  return (place) => {
    const write = () => {
      place.style.fontSize = '';
      let size = parseFloat(getComputedStyle(place).fontSize);
      while (tooLong(place) && size > least()) {
        size = Math.max(least(), size - STEP);
        place.style.fontSize = `${size}px`;
      }
      place.toggleAttribute('data-cut', tooLong(place));
    };
    const watch = new ResizeObserver(write);
    if (text) watch.observe(place);
    return () => watch.disconnect();
  };
}
