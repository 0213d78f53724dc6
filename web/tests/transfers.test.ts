import { expect, test } from 'vitest';
import { transfers } from '../src/games/stratagem/transfers';

test('every opponent gives its tokens to the one who gains', () => {
  expect(transfers([25, 25, 25, 25], [31, 23, 23, 23])).toEqual([
    { from: 1, to: 0, tokens: 2 },
    { from: 2, to: 0, tokens: 2 },
    { from: 3, to: 0, tokens: 2 },
  ]);
});

test('a loser gives to every opponent', () => {
  expect(transfers([25, 25, 25, 25], [22, 26, 26, 26]).map(({ to }) => to)).toEqual([1, 2, 3]);
});

test('nothing moves where nothing has changed', () => {
  expect(transfers([40, 20, 20, 20], [40, 20, 20, 20])).toEqual([]);
});

test('what is given is what is taken', () => {
  const moved = transfers([40, 30, 20, 10], [25, 25, 25, 25]);
  expect(moved.reduce((sum, { tokens }) => sum + tokens, 0)).toBe(20);
});
