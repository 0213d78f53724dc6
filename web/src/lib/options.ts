/** Options: which choice a table plays, and how it is called. */

import type { Option, Value, View } from './wire';
import type { Words } from './words.svelte';

/** The option that says which edition of a game is played. */
export const EDITION = 'edition';

/** What a table plays otherwise than usual, by option. */
export type Played = View['options'];

/** The choice of an option that holds at a table. */
export const played = ({ name, default: usual }: Option, options: Played): Value =>
  options[name] ?? usual;

/** Where a clause or a ruling can be played in more ways than one: the options, and the choice. */
export function inForce(id: string, all: Option[], options: Played, words: Words): string[] {
  return all
    .filter(({ clause }) => clause === id || clause.endsWith(`-${id}`))
    .map((one) => choiceSaid(words, one.name, played(one, options)));
}

/** "Edition: Deluxe". */
export function choiceSaid(words: Words, option: string, value: Value): string {
  const choice = `"${choiceName(words, option, value)}"`;
  return words.t('page-option-played', { option: `option-${option}`, choice });
}

export function choiceName(words: Words, option: string, value: Value): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return words.name(value ? 'option-on' : 'option-off');
  const id = `option-${option}-${value}`;
  return words.has(id) ? words.name(id) : value;
}
