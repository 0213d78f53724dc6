/** Shows where an act is done: the thing to press is ringed and has the focus, then the act is done. */

import type { Catalogue } from '../catalogue';

/** How long a ring is looked at before the act it shows is done. */
export const LOOKED_AT = 1100; // milliseconds

/** Mark where this act is gone on with: the button that confirms or names it, or its noun. */
export function show(catalogue: Catalogue, action: number, armed: boolean): void {
  const { id } = catalogue.decode(action);
  const confirm = armed ? '[data-testid=confirm]' : '';
  const named = `[data-action="${catalogue.text(action)}"]`;
  const thing = id ? `[data-noun="${id}"][data-lit=true]` : '';
  const found = [confirm, named, thing].map(seen).find(Boolean);
  if (!found) return;
  shape(found).setAttribute('data-shown', '');
  found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  found.focus({ preventScroll: true });
}

export function hide(): void {
  for (const marked of document.querySelectorAll('[data-shown]')) {
    marked.removeAttribute('data-shown');
  }
}

/** What a ring is drawn round: in a drawing the shape of a thing alone, not all that stands on it. */
export function shape(thing: Element): Element {
  if (!(thing instanceof SVGGElement)) return thing;
  return thing.querySelector('.ring') ?? thing.querySelector('polygon, rect, path') ?? thing;
}

/** The first such element that can be seen. */
function seen(selector: string): HTMLElement | undefined {
  if (!selector) return undefined;
  return [...document.querySelectorAll<HTMLElement>(selector)].find((element) => {
    const { width } = element.getBoundingClientRect();
    return width > 0 && element.checkVisibility({ visibilityProperty: true });
  });
}
