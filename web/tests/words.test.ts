import { beforeAll, expect, test, vi } from 'vitest';

vi.mock('../src/lib/api', () => ({
  fetchText: async (_lang: string, game: string) =>
    game
      ? `placed = { $seat } places { $n ->
    [one] a cube
   *[other] { $n } cubes
} in { $where }.
battleground-italy = Italy
waits = { $seat-id ->
    [seat-us] The US waits
   *[other] { $seat } wait
} for { $n }.
card-quarantine = Quarantine
    .text = Add up to 2 cubes.
card-prices = Prices
    .text = { $option-prices ->
        [1] 1 space
       *[2] 2 spaces
    }, { $option-talk ->
        [on] spoken
       *[off] in silence
    }.`
      : 'seat-us = US\nsaid = Somebody said { $text }.',
}));

const { load, Words } = await import('../src/lib/words.svelte');
const words = new Words('a_game');

beforeAll(async () => {
  await load('');
  await load('a_game');
});

test('a text argument is the id of another message', () => {
  const message = { id: 'placed', args: { seat: 'seat-us', n: 2, where: 'battleground-italy' } };

  expect(words.say(message)).toBe('US places 2 cubes in Italy.');
});

test('the nouns of a sentence are told apart, to be opened', () => {
  const parts = words.parts({
    id: 'placed',
    args: { seat: 'seat-us', n: 1, where: 'battleground-italy' },
  });

  expect(parts).toEqual([
    { text: 'US', id: 'seat-us' },
    { text: ' places a cube in ', id: null },
    { text: 'Italy', id: 'battleground-italy' },
    { text: '.', id: null },
  ]);
});

test('a language chooses article and verb by the id of what it names', () => {
  const waits = (seat: string) => words.say({ id: 'waits', args: { seat, n: 2 } });

  expect(waits('seat-us')).toBe('The US waits for 2.');
  expect(waits('battleground-italy')).toBe('Italy wait for 2.');
});

test('somebody’s words are shown as they are', () => {
  expect(words.say({ id: 'said', args: { text: '"seat-us"' } })).toBe('Somebody said seat-us.');
});

test('attributes are found, and slugs are readable where there are no words', () => {
  expect(words.name('card-quarantine.text')).toBe('Add up to 2 cubes.');
  expect(words.name('battleground-cuba_mil')).toBe('cuba mil');
});

test('a card reads as it is played at its table, and without one as it usually is', () => {
  const here = new Words('a_game', () => ({ prices: 1, talk: true }));

  expect(here.name('card-prices.text')).toBe('1 space, spoken.');
  expect(words.name('card-prices.text')).toBe('2 spaces, in silence.');
});

test('a text is known by its parts too', () => {
  expect(words.has('card-quarantine')).toBe(true);
  expect(words.has('card-quarantine.text')).toBe(true);
  expect(words.has('card-quarantine.help')).toBe(false);
  expect(words.has('battleground-cuba')).toBe(false);
});
