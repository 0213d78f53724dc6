/** What can be looked up about a game: its cards, its clauses, and the rulings on what they leave open. */

import type { Catalogue } from './catalogue';
import { blocks, holds } from './markdown';
import { readable } from './table/readable';
import type { Option, Rules } from './wire';
import type { Words } from './words.svelte';

/** A numbered sentence: a clause or a ruling. */
export interface Entry {
  id: string;
  text: string;
}

/** A card, what is printed on it, and every clause and ruling that names it. */
export interface CardEntry {
  id: string;
  name: string;
  text: string;
  named: Entry[];
}

const RULING = /^R\d+$/;

/** The rulings of a game: the rows of its register, and the options that are in none. */
export function rulings(rules: Rules, options: Option[], words: Words): Entry[] {
  const register = rules.sections
    .flatMap(({ text }) => blocks(text))
    .flatMap((block) => (block.t === 'table' ? block.rows : []))
    .filter(([id = '']) => RULING.test(id))
    .map(([id = '', question, ruling]) => ({ id, text: `**${question}** ${ruling}` }));
  const others = options
    .filter(({ clause }) => clause && !RULING.test(clause.slice(clause.indexOf('-') + 1)))
    .filter(({ name }) => words.has(`option-${name}`))
    .map(({ name, clause }) => {
      const [title, help] = [`option-${name}`, `option-${name}.help`].map((id) => words.name(id));
      return { id: clause, text: `**${title}** ${help}` };
    });
  return [...register, ...others];
}

/** Every card of a game, in the order in which they are printed. */
export function cards(catalogue: Catalogue, words: Words, entries: Entry[]): CardEntry[] {
  return catalogue.kinds
    .flatMap((kind) => catalogue.nouns(kind).map((noun) => `${kind}-${noun}`))
    .filter((id) => readable(id) && words.has(id))
    .map((id) => {
      const name = words.name(id);
      const text = words.print(id);
      return { id, name, text, named: entries.filter((entry) => names(entry.text, name)) };
    });
}

/** Whether a sentence speaks of a card: its name stands there whole, with its capitals. */
function names(text: string, card: string): boolean {
  const bare = card.replace(/[“”«»]/g, '').trim();
  const at = text.indexOf(bare);
  const letter = /[\p{L}\p{N}]/u;
  return at >= 0 && ![text[at - 1], text[at + bare.length]].some((sign) => letter.test(sign ?? ''));
}

/** The cards in which something is found, those first that are called so. */
export function find(all: CardEntry[], wanted: string): CardEntry[] {
  const called = all.filter(({ name }) => holds(name, wanted));
  return [...called, ...all.filter((one) => !called.includes(one) && holds(one.text, wanted))];
}
