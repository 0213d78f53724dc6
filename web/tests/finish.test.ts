import { expect, test } from 'vitest';
import type { GamePage } from '../src/games/page';
import type { Action } from '../src/lib/catalogue';
import { confirming, finishing, takenBack } from '../src/lib/table/finish';
import type { Table } from '../src/lib/table.svelte';

const act = (word: string, leaves_off: boolean) => ({ verb: { word, leaves_off } }) as Action;
const done = act('done', true);
/** Nothing is counted: no step can be taken back. */
const game = { unspent: () => 2, plays: ['played-cp'], counter: () => null } as unknown as GamePage;

/** A table where a card was played and then, in moves of their own, the other lines were told. */
function after(...told: string[]): Table {
  const log = ['turn-begins', 'played-cp', ...told].map((id, n) => ({ n, id }));
  const words = { has: (id: string) => id === 'page-finish-none-place' };
  return { view: {}, actions: [done, act('place', false)], log, words } as unknown as Table;
}

test('who has spent nothing of a card finishes with nothing', () => {
  expect(finishing(after(), game, done)?.id).toBe('page-finish-none-place');
});

test('a finish after something was spent says what is left, whatever can be taken back', () => {
  const { id, args } = finishing(after('support-gained'), game, done)!;

  expect([id, args]).toEqual(['page-finish-left', { left: 2 }]);
  expect(finishing(after('travelled', 'check-failed'), game, done)?.id).toBe('page-finish-left');
});

test('what is counted is spent before the log tells it', () => {
  const counted = { ...game, counter: () => ({ n: 1, of: 3 }) };

  expect(finishing(after(), counted, done)?.id).toBe('page-finish-left');
});

test('with nothing left to spend the finish keeps its name', () => {
  expect(finishing(after(), { ...game, unspent: () => 0 }, done)).toBeNull();
});

/** A table where a card was played and cubes were placed since, none of it final. */
function placed(...cubes: [string, number][]): Table {
  const line = (id: string, args: object, n: number) => ({ n, id, args, by: 0, at: null });
  const log = [
    line('played-cp', { n: 4 }, 0),
    ...cubes.map(([state, n], i) =>
      line('support-gained', { seat: 'seat-kennedy', state, n }, i + 1),
    ),
  ];
  const words = {
    has: (id: string) => id === 'brief-support-gained',
    say: ({ args }: { args: { state: string; n: number } }) => `${args.state} +${args.n}`,
  };
  const catalogue = { seats: ['kennedy', 'nixon'] };
  return { view: { seat: 0 }, log, words, catalogue, history: { settled: 0 } } as unknown as Table;
}

test('the button that confirms names what was placed, as long as that is short', () => {
  const two = placed(['Texas', 1], ['Ohio', 1], ['Texas', 1]);
  expect(confirming(two, game, done)?.args.acts).toBe('"Texas +2, Ohio +1"');

  const three = placed(['Texas', 1], ['Ohio', 1], ['Utah', 1]);
  expect(confirming(three, game, done)).toBeNull();
  expect(confirming(three, game, done, true)?.args.acts).toBe('"Texas +1, Ohio +1, Utah +1"');
  expect(confirming(placed(), game, done)).toBeNull();
});

test('undo names the act it takes back, but not that one was done with it', () => {
  const undoing = (word: string) =>
    takenBack({
      view: { undoes: 7 },
      catalogue: { decode: () => act(word, word === 'done') },
    } as unknown as Table);

  expect([undoing('place'), undoing('done')]).toEqual([7, null]);
});
