import { expect, test } from 'vitest';
import { lastMove } from '../src/lib/history.svelte';
import type { LogLine } from '../src/lib/wire';

const line = (seat: string, n: number): LogLine => ({
  n,
  id: 'added',
  args: seat ? { seat: `seat-${seat}` } : {},
  at: null,
});
const log = [line('us', 1), line('ussr', 2), line('', 3), line('ussr', 4), line('us', 5)];

test('the last move of the others lies before what I am doing now', () => {
  const last = lastMove(log, log.length, ['seat-us']);

  expect(last.map(({ n }) => n)).toEqual([2, 4]);
});

test('what can still be taken back is not part of it', () => {
  const last = lastMove(log, 2, ['seat-us']);

  expect(last.map(({ n }) => n)).toEqual([2]);
});

test('what was done by itself is told among it', () => {
  const forced = [...log, line('ussr', 6)];

  expect(lastMove(forced, 6, ['seat-us']).map(({ n }) => n)).toEqual([6]);
  expect(lastMove(forced, 6, ['seat-us'], [5]).map(({ n }) => n)).toEqual([2, 4, 5, 6]);
});

test('a spectator sees the last stretch of one side', () => {
  expect(lastMove(log, log.length, ['']).map(({ n }) => n)).toEqual([5]);
});
