/** A piece, card or place can be dragged to where it goes, as well as pressed and the goal pressed after it. */

const SLIP = 8; // pixels a hand may tremble and still press

/** Where something may be dropped: what has a noun, or a goal that is nothing else. */
const GOAL = '[data-noun], [data-goal]';

/** Watch an element: what is lit and dragged onto something else calls `drop`. */
export function drag(drop: (from: string, to: string | null, at: Element) => void) {
  return (element: HTMLElement) => {
    let from: { id: string; x: number; y: number } | null = null;
    let over: Element | null = null;
    let dragged = false;

    const under = (event: PointerEvent) =>
      document.elementFromPoint(event.clientX, event.clientY)?.closest(GOAL) ?? null;

    function aim(at: Element | null) {
      if (at === over) return;
      over?.removeAttribute('data-aimed');
      over = at;
      over?.setAttribute('data-aimed', 'true');
    }
    function down(event: PointerEvent) {
      dragged = false;
      from = null;
      if (event.button || event.pointerType === 'touch') return;
      const lit = event.target instanceof Element && event.target.closest('[data-lit=true]');
      const id = lit && lit.getAttribute('data-noun');
      if (id) from = { id, x: event.clientX, y: event.clientY };
    }
    function move(event: PointerEvent) {
      if (!from) return;
      if (!dragged && Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLIP) return;
      dragged = true;
      document.documentElement.dataset.dragging = 'true';
      const at = under(event);
      aim(at?.getAttribute('data-noun') === from.id ? null : at);
    }
    function up() {
      if (from && dragged && over) drop(from.id, over.getAttribute('data-noun'), over);
      aim(null);
      from = null;
      delete document.documentElement.dataset.dragging;
    }
    /** What was dragged has not been pressed. */
    function click(event: MouseEvent) {
      if (!dragged) return;
      dragged = false;
      event.preventDefault();
      event.stopPropagation();
    }
    const watching = new AbortController();
    const heard = { capture: true, signal: watching.signal };
    element.addEventListener('pointerdown', down, heard);
    addEventListener('pointermove', move, heard);
    addEventListener('pointerup', up, heard);
    addEventListener('pointercancel', up, heard);
    element.addEventListener('click', click, heard);
    element.addEventListener('dragstart', (event) => event.preventDefault(), heard);
    return () => watching.abort();
  };
}
