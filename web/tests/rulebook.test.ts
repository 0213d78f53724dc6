import { expect, test } from 'vitest';
import { cards, find, rulings, type Entry } from '../src/lib/rulebook';
import { Catalogue } from '../src/lib/catalogue';
import type { Option, Rules } from '../src/lib/wire';
import type { Words } from '../src/lib/words.svelte';

const SAID: Record<string, string> = {
  'card-che': 'Che',
  'card-che.text': 'A coup, and perhaps another.',
  'card-nato': 'NATO',
  'card-nato.text': 'No coup in Europe; see Che.',
  'option-bid': 'Bid',
  'option-bid.help': 'Influence before the game.',
};
const words = {
  has: (id: string) => id in SAID,
  name: (id: string) => SAID[id] ?? id,
  print: (id: string) => SAID[`${id}.text`] ?? '',
} as Words;
const catalogue = new Catalogue({
  verbs: [],
  nouns: { card: ['che', 'nato', 'unnamed'], country: ['italy'] },
  seats: [],
  printed: {},
});
const clause = (id: string, text: string): Entry => ({ id, text });
const option = (name: string, where: string) => ({ name, clause: where }) as Option;

test('a card has the clauses that name it, not those with a word that begins alike', () => {
  const all = cards(catalogue, words, [
    clause('X-1', 'After Che, nothing.'),
    clause('X-2', 'A Cheap card.'),
    clause('X-3', '“NATO” stands.'),
  ]);

  expect(all.map(({ name, named }) => [name, named.map(({ id }) => id)])).toEqual([
    ['Che', ['X-1']],
    ['NATO', ['X-3']],
  ]);
});

test('who is called so comes before who only speaks of it', () => {
  const all = cards(catalogue, words, []);

  expect(find(all, 'che').map(({ name }) => name)).toEqual(['Che', 'NATO']);
  expect(find(all, 'coup').map(({ name }) => name)).toEqual(['Che', 'NATO']);
  expect(find(all, 'submarine')).toEqual([]);
});

test('rulings are the rows of the register, and options that are in no row', () => {
  const text = '| no | question | ruling |\n|---|---|---|\n| R1 | Ends? | they stop |';
  const rules = { sections: [{ id: '9', title: '', text, clauses: [] }] } as unknown as Rules;

  expect(rulings(rules, [option('clamp', 'X-R1'), option('bid', 'X-2')], words)).toEqual([
    { id: 'R1', text: '**Ends?** they stop' },
    { id: 'X-2', text: '**Bid** Influence before the game.' },
  ]);
});
