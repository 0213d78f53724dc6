import { expect, test } from 'vitest';
import { blocks, stretches } from '../src/lib/markdown';

test('a table stands between its paragraphs', () => {
  const found = blocks('Nine of them.\n\n| id | name |\n|---|---|\n| `a` | A |\n\nThat is all.');

  expect(found).toEqual([
    { t: 'text', text: 'Nine of them.' },
    { t: 'table', head: ['id', 'name'], rows: [['`a`', 'A']] },
    { t: 'text', text: 'That is all.' },
  ]);
});

test('what is bold is marked, what is code is plain', () => {
  expect(stretches('`x` or **never**')).toEqual([
    { text: 'x or ', bold: false },
    { text: 'never', bold: true },
  ]);
});
