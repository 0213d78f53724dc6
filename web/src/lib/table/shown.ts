/** Shows where an act is done: the thing to press is marked, and has the focus. */

import type { Catalogue } from '../catalogue';

/** Mark where this act is gone on with: the button that confirms or names it, or its noun. */
export function show(catalogue: Catalogue, action: number, armed: boolean): void {
  const { id } = catalogue.decode(action);
  const confirm = armed ? '[data-testid=confirm]' : '';
  const named = `[data-action="${catalogue.text(action)}"]`;
  const thing = id ? `[data-noun="${id}"][data-lit=true]` : '';
  const found = [confirm, named, thing].map(seen).find(Boolean);
  if (!found) return;
  found.setAttribute('data-shown', '');
  found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  found.focus({ preventScroll: true });
}

export function hide(): void {
  for (const marked of document.querySelectorAll('[data-shown]')) {
    marked.removeAttribute('data-shown');
  }
}

/** The first such element that can be seen. */
function seen(selector: string): HTMLElement | undefined {
  if (!selector) return undefined;
  return [...document.querySelectorAll<HTMLElement>(selector)].find((element) => {
    const { width } = element.getBoundingClientRect();
    return width > 0 && element.checkVisibility({ visibilityProperty: true });
  });
}
