import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FLIGHT, Flights, MOMENT } from '../src/lib/flights.svelte';
import { BREATH, Pace } from '../src/lib/pace.svelte';
import type { LogLine, SeatInfo, Seats, View } from '../src/lib/wire';

vi.mock('../src/lib/media', () => ({ hurried: { current: false } }));
vi.mock('../src/lib/prefs.svelte', () => ({ prefs }));

/** What this reader likes. */
const prefs = vi.hoisted(() => ({ pace: 'follow' }));

const OTHER = 1;
const CHANCE = -1;

/** A table after so many moves, the last of them by a seat. */
const after = (moves: number, by: number): View => ({
  ...({ seat: 0, ack: null, lesson: null, result: null, clocks: null, offer: null } as View),
  actions: [],
  moves,
  log: [{ n: moves, id: 'moves', args: {}, by } as LogLine],
});

/** Somebody thinks. */
const thinks = (name: string): Seats => ({
  t: 'seats',
  seats: [{ name, thinking: true } as SeatInfo],
  rematch: null,
});

let shown: View | null;
/** The moments in which something was shown. */
let draws: number[];
let pace: Pace;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
  prefs.pace = 'follow';
  shown = after(1, OTHER);
  draws = [];
  const flights = new Flights(
    () => ({ moves: {} }),
    ['ann', 'bob'],
    () => {},
  );
  pace = new Pace(
    (view) => {
      shown = view;
      if (draws.at(-1) !== Date.now()) draws.push(Date.now());
    },
    () => shown,
    flights,
    ({ seats }) => (shown = { ...shown!, seats }),
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

test('where others do one thing after another at once, what came meanwhile is drawn in one go', () => {
  prefs.pace = 'instant';
  for (let moves = 2; moves < 102; moves++) {
    pace.take(after(moves, OTHER));
    vi.advanceTimersByTime(10);
  }
  vi.advanceTimersByTime(BREATH);
  expect(shown?.moves).toBe(101);
  expect(draws.length).toBe(1 + (100 * 10) / BREATH);
});

test('what asks something of this reader is drawn at once, with all that came before it', () => {
  prefs.pace = 'instant';
  for (const moves of [2, 3, 4]) pace.take(after(moves, OTHER));
  expect(shown?.moves).toBe(2);

  pace.take({ ...after(5, OTHER), actions: [1] });
  expect(shown?.moves).toBe(5);
  vi.advanceTimersByTime(BREATH);
  expect(shown?.moves).toBe(5);
});

test('who thinks is drawn with what was done, and not for each of them anew', () => {
  prefs.pace = 'instant';
  pace.take(after(2, OTHER));
  pace.take(after(3, OTHER));
  pace.meet(thinks('bob'));
  expect(shown?.moves).toBe(2);

  vi.advanceTimersByTime(BREATH);
  expect([shown?.moves, shown?.seats]).toEqual([3, thinks('bob').seats]);
});

test('who thinks is drawn at once where nothing was drawn just now', () => {
  pace.meet(thinks('bob'));
  expect(shown?.seats).toEqual(thinks('bob').seats);
});

test('who is here last stays so when what the others did before has been told', () => {
  pace.take(after(2, OTHER));
  pace.meet(thinks('ann'));
  pace.meet(thinks('bob'));
  pace.skip();
  expect([shown?.moves, shown?.seats]).toEqual([2, thinks('bob').seats]);
});

test('nothing is drawn any more once nobody looks', () => {
  prefs.pace = 'instant';
  for (const moves of [2, 3]) pace.take(after(moves, OTHER));
  pace.stop();
  vi.advanceTimersByTime(BREATH);
  expect(shown?.moves).toBe(2);
});

test('what my own answer has brought to light of another is followed, my own answer is not', () => {
  pace.take({ ...after(2, 0), ack: 'mine' });
  expect(shown?.moves).toBe(2);

  const revealed = new Pace(
    (view) => (shown = view),
    () => shown,
    new Flights(
      () => ({ moves: {} }),
      ['ann', 'bob'],
      () => {},
    ),
    () => {},
    () => [OTHER],
  );
  revealed.take({ ...after(3, 0), ack: 'mine' });
  expect(shown?.moves).toBe(2);
  vi.advanceTimersByTime(FLIGHT);
  expect(shown?.moves).toBe(3);
});
