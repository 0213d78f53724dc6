import { expect, test } from 'vitest';
import { Catalogue } from '../src/lib/catalogue';

const catalogue = new Catalogue({
  verbs: [
    { word: 'done', kind: '', leaves_off: true },
    { word: 'place', kind: 'battleground', leaves_off: false },
  ],
  nouns: { battleground: ['berlin', 'italy'], card: ['quarantine'] },
  seats: ['us', 'ussr'],
  printed: {},
});

test('an action is a verb and a noun', () => {
  const { verb, noun, id } = catalogue.decode(257);

  expect([verb.word, noun, id]).toEqual(['place', 'italy', 'battleground-italy']);
});

test('a verb without a noun has no id', () => {
  expect(catalogue.decode(0).id).toBe('');
  expect(catalogue.label(0)).toEqual({ id: 'action-done', args: {} });
});

test('text and number are two ways to write the same action', () => {
  expect(catalogue.text(257)).toBe('place italy');
  expect(catalogue.encode('place', 'italy')).toBe(257);
  expect(catalogue.encode('place', 'moon')).toBeUndefined();
});

test('only ids of the catalogue are nouns', () => {
  expect(catalogue.kind('card-quarantine')).toBe('card');
  expect(catalogue.kind('card-unknown')).toBeNull();
  expect(catalogue.kind('seat')).toBeNull();
});
