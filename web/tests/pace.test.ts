import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FLIGHT, Flights, MOMENT } from '../src/lib/flights.svelte';
import { Pace } from '../src/lib/pace.svelte';
import type { LogLine, View } from '../src/lib/wire';

vi.mock('../src/lib/media', () => ({ hurried: { current: false } }));
vi.mock('../src/lib/prefs.svelte', () => ({ prefs: { pace: 'follow' } }));

const OTHER = 1;
const CHANCE = -1;

/** A table after so many moves, the last of them by a seat. */
const after = (moves: number, by: number): View => ({
  ...({ seat: 0, ack: null, lesson: null, result: null, clocks: null } as View),
  moves,
  log: [{ n: moves, id: 'moves', args: {}, by } as LogLine],
});

let shown: View | null;
let pace: Pace;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
  shown = after(1, OTHER);
  const flights = new Flights(
    () => ({ moves: {} }),
    ['ann', 'bob'],
    () => {},
  );
  pace = new Pace(
    (view) => (shown = view),
    () => shown,
    flights,
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what another does is shown when it has come where it goes', () => {
  pace.take(after(2, OTHER));
  expect(shown?.moves).toBe(1);

  vi.advanceTimersByTime(FLIGHT);
  expect(shown?.moves).toBe(2);
});

test('what is only dealt is shown at once when nothing is being told', () => {
  pace.take(after(2, CHANCE));
  expect(shown?.moves).toBe(2);
});

test('what is only dealt waits for the act on its way, and for the rest of its moment', () => {
  pace.take(after(2, OTHER));
  pace.take(after(3, CHANCE));
  expect(shown?.moves).toBe(1);

  vi.advanceTimersByTime(FLIGHT);
  expect(shown?.moves).toBe(2);
  vi.advanceTimersByTime(MOMENT - FLIGHT - 1);
  expect(shown?.moves).toBe(2);

  vi.advanceTimersByTime(1 + FLIGHT);
  expect(shown?.moves).toBe(3);
});
