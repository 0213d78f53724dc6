/** A finger that rests on something reads it, as a mouse does that points at it. */

import { nounAt } from './readable';

const REST = 450;
const SLIP = 12;

/** A long touch on anything with a noun, or on a name, calls `read`, and presses nothing. */
export function longpress(read: (id: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let done = false;

  function down(event: PointerEvent) {
    clearTimeout(timer);
    const noun = event.pointerType === 'mouse' ? null : nounAt(event.target);
    if (!noun) return;
    from = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      done = true;
      read(noun.id);
    }, REST);
  }
  function move(event: PointerEvent) {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP) clearTimeout(timer);
  }
  const up = () => clearTimeout(timer);
  const anew = () => (done = false);
  /** What follows a long touch (a click, the browser's own menu) is not meant. */
  function swallow(event: Event) {
    if (!done) return;
    event.preventDefault();
    event.stopPropagation();
  }
  const watching = new AbortController();
  const heard = { capture: true, signal: watching.signal };
  addEventListener('pointerdown', down, heard);
  addEventListener('pointermove', move, heard);
  addEventListener('pointerup', up, heard);
  addEventListener('pointercancel', up, heard);
  addEventListener('pointerdown', anew, heard);
  addEventListener('click', swallow, heard);
  addEventListener('contextmenu', swallow, heard);
  return () => {
    clearTimeout(timer);
    watching.abort();
  };
}
