/** A finger that rests on something reads it, as a mouse does that points at it. */

const REST = 450;
const SLIP = 12;

/** Watch an element: a long touch on anything with a noun in it calls `read`, and presses nothing. */
export function longpress(read: (id: string) => void) {
  return (element: HTMLElement) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let done = false;

    function down(event: PointerEvent) {
      clearTimeout(timer);
      if (event.pointerType === 'mouse' || !(event.target instanceof Element)) return;
      const id = event.target.closest('[data-noun]')?.getAttribute('data-noun');
      if (!id) return;
      from = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        done = true;
        read(id);
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
    element.addEventListener('pointerdown', down, heard);
    element.addEventListener('pointermove', move, heard);
    element.addEventListener('pointerup', up, heard);
    element.addEventListener('pointercancel', up, heard);
    addEventListener('pointerdown', anew, heard);
    // what is read lies under the finger by then, outside the element
    addEventListener('click', swallow, heard);
    addEventListener('contextmenu', swallow, heard);
    return () => {
      clearTimeout(timer);
      watching.abort();
    };
  };
}
