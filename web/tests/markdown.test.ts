import { expect, test } from 'vitest';
import { blocks, holds, stretches } from '../src/lib/markdown';

test('a table stands between its paragraphs, without its ids', () => {
  const found = blocks('Nine of them.\n\n| id | name |\n|---|---|\n| `a` | A |\n\nThat is all.');

  expect(found).toEqual([
    { t: 'text', text: 'Nine of them.' },
    { t: 'table', head: ['name'], rows: [['A']] },
    { t: 'text', text: 'That is all.' },
  ]);
});

test('what is bold is marked, what is code is plain', () => {
  expect(stretches('`x` or **never**')).toEqual([
    { text: 'x or ', bold: false, hit: false },
    { text: 'never', bold: true, hit: false },
  ]);
});

test('what is looked for is told apart, in capitals or not', () => {
  expect(stretches('A War (or **cold war**)', 'war')).toEqual([
    { text: 'A ', bold: false, hit: false },
    { text: 'War', bold: false, hit: true },
    { text: ' (or ', bold: false, hit: false },
    { text: 'cold ', bold: true, hit: false },
    { text: 'war', bold: true, hit: true },
    { text: ')', bold: false, hit: false },
  ]);
});

test('a search is no pattern', () => {
  expect(holds('2 + 2 (or 3)', '2 (OR')).toBe(true);
  expect(holds('2 + 2 (or 3)', '2 . 2')).toBe(false);
});

test('accents and the shape of signs do not matter to who searches', () => {
  expect(holds('L’Élu est là', "l'elu EST LA")).toBe(true);
});
