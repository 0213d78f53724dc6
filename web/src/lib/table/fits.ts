/** A text is written smaller, a step at a time, until it fits the place a card has for it. */

import type { Attachment } from 'svelte/attachments';

const LEAST = 9.5; // px
const STEP = 0.5;

/** `data-cut` is set where even the smallest writing is too long. */
export function fits(text: string): Attachment<HTMLElement> {
  return (place) => {
    const over = () =>
      place.scrollHeight > place.clientHeight || place.scrollWidth > place.clientWidth;
    const write = () => {
      place.style.fontSize = '';
      let size = parseFloat(getComputedStyle(place).fontSize);
      while (over() && size > LEAST) place.style.fontSize = `${(size -= STEP)}px`;
      place.toggleAttribute('data-cut', over());
    };
    const watch = new ResizeObserver(write);
    if (text) watch.observe(place);
    return () => watch.disconnect();
  };
}
