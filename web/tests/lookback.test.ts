import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LookBack } from '../src/lib/lookback.svelte';
import type { Table } from '../src/lib/table.svelte';
import type { LogLine, View } from '../src/lib/wire';

vi.mock('../src/lib/media', () => ({ hurried }));
vi.mock('../src/lib/prefs.svelte', () => ({ prefs }));

const hurried = vi.hoisted(() => ({ current: false }));
const prefs = vi.hoisted(() => ({ pace: 'follow', lang: 'en' }));

const ME = 0;
const OTHER = 1;

const line = (n: number, by: number): LogLine => ({ n, id: 'added', args: { n: 1 }, at: null, by });
/** My move, then a bot's of three places and another bot's of two. */
const log = [line(1, ME), ...[2, 3, 4].map((n) => line(n, OTHER)), line(5, 2), line(6, 2)];

/** The moments that were asked for, and what set out before the next one. */
let asked: number[];
let flown: number[][];

function table(): Table {
  const words = { has: () => true, say: () => 'said' };
  return {
    log,
    last: log.slice(1),
    words,
    catalogue: { seats: ['ann', 'bob', 'cid'] },
    view: { seat: ME, seats: [], clocks: null, result: null } as unknown as View,
    history: { arrived: 1 },
    flights: {
      run: (lines: LogLine[], land: (flown: boolean) => void) => {
        flown.push(lines.map(({ n }) => n));
        land(false);
      },
      stop: () => {},
    },
    way: {
      moment: async (moves: number) => {
        asked.push(moves);
        return { game: 'g', moves, log: log.filter(({ n }) => n <= moves), options: {} };
      },
    },
  } as unknown as Table;
}

beforeEach(() => {
  vi.useFakeTimers();
  prefs.pace = 'follow';
  hurried.current = false;
  asked = [];
  flown = [];
});

afterEach(() => void vi.useRealTimers());

test('what happened while away is told act by act, each with all that belongs to it', async () => {
  const back = new LookBack(table(), () => null);
  back.arrive();
  await vi.advanceTimersByTimeAsync(0);
  expect(flown).toEqual([[2, 3, 4]]);
  expect(back.tellings.map(({ seat, effects }) => [seat, effects.length])).toEqual([[OTHER, 0]]);

  await vi.advanceTimersByTimeAsync(2000);
  expect(asked).toEqual([1, 4]);
  expect(flown).toEqual([
    [2, 3, 4],
    [5, 6],
  ]);
  expect(back.still).toBeNull();
});

test('step by step each act waits for a press', async () => {
  prefs.pace = 'step';
  const back = new LookBack(table(), () => null);
  back.arrive();
  await vi.advanceTimersByTimeAsync(5000);
  expect(flown).toEqual([[2, 3, 4]]);

  back.step(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(back.still).toBeNull();
});

test('what the others did is played again for who follows it, and else shown from its beginning', async () => {
  const back = new LookBack(table(), () => null);
  back.since();
  await vi.advanceTimersByTimeAsync(0);
  expect(flown).toEqual([[2, 3, 4]]);

  prefs.pace = 'instant';
  flown = [];
  back.since();
  await vi.advanceTimersByTimeAsync(0);
  expect([back.still?.view.moves, flown]).toEqual([2, []]);
});
