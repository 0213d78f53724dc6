/** How the choice of an option is called. */

import type { Value } from './wire';
import type { Words } from './words.svelte';

export function choiceName(words: Words, option: string, value: Value): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return words.name(value ? 'option-on' : 'option-off');
  const id = `option-${option}-${value}`;
  return words.has(id) ? words.name(id) : value;
}
