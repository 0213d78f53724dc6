import { expect, test } from 'vitest';
import { afterOwn, doersOf, lastMove } from '../src/lib/history.svelte';
import { acts, aloud, gathered, headedOnce, merged, tell, type Teller } from '../src/lib/telling';
import type { LogLine } from '../src/lib/wire';
import type { Words } from '../src/lib/words.svelte';

const US = 0;
const USSR = 1;
const CHANCE = -1;

const line = (by: number, n: number, id = 'added', args = {}): LogLine => ({
  n,
  id,
  args,
  at: null,
  by,
});
const log = [line(US, 1), line(USSR, 2), line(CHANCE, 3), line(USSR, 4), line(US, 5)];

test('the last move of the others lies before what I am doing now', () => {
  const last = lastMove(log, log.length, US);

  expect(last.map(({ n }) => n)).toEqual([2, 3, 4]);
});

test('what can still be taken back is not part of it', () => {
  const last = lastMove(log, 2, US);

  expect(last.map(({ n }) => n)).toEqual([2]);
});

test('what was done by itself is told among it', () => {
  const forced = [...log, line(USSR, 6)];

  expect(lastMove(forced, 6, US).map(({ n }) => n)).toEqual([6]);
  expect(lastMove(forced, 6, US, [5]).map(({ n }) => n)).toEqual([2, 3, 4, 5, 6]);
});

test('who acts no more is told what was done lately, and that whole', () => {
  const others = Array.from({ length: 300 }, (_, i) => line(1 + (Math.floor(i / 3) % 3), i + 2));
  const last = lastMove([line(US, 1), ...others], 301, US);

  expect(last.length).toBeLessThan(81);
  expect(last.length).toBeGreaterThan(70);
  expect(last.filter(({ by }) => by === last[0]!.by).length % 3).toBe(0);
});

test('what happens to me is part of what the other side does', () => {
  const coup = [line(US, 1), line(USSR, 2), line(USSR, 2, 'taken-away', { seat: 'seat-us' })];

  expect(lastMove(coup, 3, US)).toHaveLength(2);
});

test('what is told now does not go on with what came before my last move', () => {
  const answered = [...log, line(USSR, 6)];

  expect(afterOwn(lastMove(log, log.length, US), log)).toEqual([]);
  expect(afterOwn(lastMove(answered, 6, US), answered).map(({ n }) => n)).toEqual([6]);
});

test('a spectator sees the last stretch of one side', () => {
  expect(lastMove(log, log.length, -1).map(({ n }) => n)).toEqual([5]);
});

test('equal lines become one, their numbers added up', () => {
  const place = (n: number, country: string) => line(USSR, n, 'added', { country, n: 1 });
  const told = merged(
    [place(1, 'iraq'), place(2, 'iran'), place(3, 'iraq'), line(US, 4)],
    () => true,
  );

  expect(told.map(({ args }) => args)).toEqual([
    { country: 'iraq', n: 2 },
    { country: 'iran', n: 1 },
    {},
  ]);
});

test('a marker that moves on moves once', () => {
  const step = (from: number) =>
    line(USSR, from, 'marker-moved', { track: 'a', from, to: from + 1 });
  const told = merged([step(1), step(2), step(3)], () => true);

  expect(told.map(({ args }) => args)).toEqual([{ track: 'a', from: 1, to: 4 }]);
});

test('what cannot be added up stays as it was written', () => {
  const drawn = [line(US, 1, 'dealt'), line(US, 1, 'dealt')];

  expect(merged(drawn, () => false)).toEqual(drawn);
});

/** Says the name of a line; of "dealt" it has nothing to say, of "scored" no short form. */
const words = {
  has: (id: string) => id !== 'brief-scored',
  say: ({ id }: { id: string }) => (id === 'brief-dealt' ? '' : id),
} as unknown as Words;
const teller: Teller = { words, seats: ['us', 'ussr'], plays: ['played', 'shown'] };

/** Each sentence: who, how it begins, and what came of it. */
const told = (lines: LogLine[]) =>
  tell(lines, teller).map(({ seat, head, effects }) => [seat, head?.id, effects.length]);

test('each card that is played begins a sentence', () => {
  const plays = [line(USSR, 1, 'played'), line(USSR, 2), line(USSR, 3, 'played'), line(USSR, 4)];

  expect(told(plays)).toEqual([
    [USSR, 'brief-played', 1],
    [USSR, 'brief-played', 1],
  ]);
});

test('an answer with nothing to tell does not cut an act in two, another does', () => {
  const act = (answer: string) => [line(USSR, 1, 'played'), line(US, 2, answer), line(USSR, 3)];

  expect(told(act('dealt'))).toEqual([[USSR, 'brief-played', 1]]);
  expect(told(act('refused'))).toEqual([
    [USSR, 'brief-played', 0],
    [US, 'brief-refused', 0],
    [USSR, 'brief-added', 0],
  ]);
});

test('cards shown together are each told with what came of them, by whose they are', () => {
  const shows = (seat: string, card: string) =>
    line(US, 1, 'shown', { seat: `seat-${seat}`, card });
  const happens = (card: string) => line(US, 1, 'happens', { card });
  const headlines = [
    shows('us', 'fidel'),
    shows('ussr', 'war'),
    happens('fidel'),
    line(US, 1, 'added', { country: 'cuba', n: 3 }),
    happens('war'),
    line(CHANCE, 2, 'rolled', { die: 4 }),
  ];

  expect(told(headlines)).toEqual([
    [US, 'brief-shown', 1],
    [USSR, 'brief-shown', 1],
  ]);
});

test('what has no short form is told in full after the sentence', () => {
  const scored = line(CHANCE, 3, 'scored');
  const [only] = tell([line(USSR, 1, 'played'), line(USSR, 2), scored], teller);

  expect(only?.effects).toHaveLength(1);
  expect(only?.full).toEqual([scored]);
});

test('an act that goes on after an answer begins with its card', () => {
  const log = [
    line(USSR, 1, 'played', { seat: 'seat-ussr', card: 'war' }),
    line(US, 2, 'refused'),
    line(USSR, 3),
  ];
  const [goesOn] = tell(log.slice(2), teller, log);

  expect([goesOn?.head, goesOn?.effects.length]).toEqual([
    { id: 'page-goes-on', args: { card: 'war' } },
    1,
  ]);
});

test('what follows a card of the other side is nothing that goes on', () => {
  const played = (by: number, seat: string) => line(by, by, 'played', { seat, card: seat });
  const log = [played(USSR, 'seat-ussr'), played(US, 'seat-us'), line(USSR, 3)];

  expect(tell(log.slice(2), teller, log).map(({ head }) => head?.id)).toEqual(['brief-added']);
});

test('who goes somewhere and acts there is told once', () => {
  const there = { seat: 'seat-us', state: 'ohio' };
  const log = [
    line(US, 1, 'played'),
    line(US, 2, 'travelled', there),
    line(US, 2, 'gained', { ...there, n: 1 }),
    line(US, 3, 'travelled', { seat: 'seat-us', state: 'iowa' }),
  ];
  const [act] = tell(log, { ...teller, leads: ['travelled'] });

  expect(act?.effects.map(({ id }) => id)).toEqual(['brief-gained', 'brief-travelled']);
});

test('what a new part of the game brings with it is nobody’s doing', () => {
  const log = [line(US, 1), line(US, 1, 'opened'), line(US, 1, 'moved'), line(US, 2)];
  const opens = ({ id }: LogLine) => id === 'opened';

  expect(acts(log, { ...teller, opens }).map(({ seat }) => seat)).toEqual([US, -1, -1, US]);
});

test('lines that differ in one name are told as one where there are words for it', () => {
  const drawn = (seat: string, card: string) => line(CHANCE, 1, 'drew', { seat, card });
  const log = [drawn('us', 'a'), drawn('ussr', 'b'), drawn('us', 'c'), drawn('us', 'd')];
  const many = { has: (id: string) => id === 'many-drew' } as unknown as Words;
  const none = { has: () => false } as unknown as Words;

  expect(gathered(log, many).map(({ id, args }) => [id, args])).toEqual([
    ['many-drew', { seat: 'us', card: ['a', 'c', 'd'], n: 3 }],
    ['drew', { seat: 'ussr', card: 'b' }],
  ]);
  expect(gathered(log, none)).toEqual(log);
});

test('what an act costs is told after it', () => {
  const log = [line(US, 1, 'paid'), line(US, 1, 'triggered'), line(US, 1, 'scored')];
  const short = { ...words, has: (id: string) => id.startsWith('brief-') } as unknown as Words;
  const [act] = tell(log, { ...teller, words: short, pays: ['paid'] });

  expect([act?.head, ...act!.effects].map((one) => one?.id)).toEqual([
    'brief-triggered',
    'brief-paid',
    'brief-scored',
  ]);
});

test('what belongs together in each of several lines is told together', () => {
  const stood = (spy: string, square: string) => line(CHANCE, 1, 'stood', { spy, square });
  const log = [stood('leo', 'a1'), stood('ray', 'b1')];
  const paired = { has: (id: string) => /^(many|each)-stood$/.test(id) } as unknown as Words;

  expect(gathered(log, paired).map(({ args }) => args.each)).toEqual([
    [
      { id: 'each-stood', args: { spy: 'leo', square: 'a1' } },
      { id: 'each-stood', args: { spy: 'ray', square: 'b1' } },
    ],
  ]);
});

test('an act is read aloud as one sentence', () => {
  const [act] = tell([line(USSR, 1, 'played'), line(USSR, 2), line(USSR, 2, 'scored')], teller);
  const spoken = { ...words, t: () => 'USSR:' } as unknown as Words;

  expect(aloud(act!, spoken, () => 'USSR')).toBe('USSR: brief-played, brief-added. scored');
});

test('cards laid open together are each told as the act of who has played them', () => {
  const players = { plays: ['shown'], seats: ['us', 'ussr'] };
  const shown = (seat: string, card: string) =>
    line(USSR, 4, 'shown', { seat: `seat-${seat}`, card });
  const headlines = [
    line(US, 3, 'picked'),
    line(USSR, 4, 'picked'),
    shown('us', 'ban'),
    shown('ussr', 'pact'),
    line(USSR, 4, 'happens', { card: 'ban' }),
    line(USSR, 4, 'points'),
    line(USSR, 4, 'happens', { card: 'pact' }),
    line(USSR, 5, 'added'),
  ];

  expect(doersOf(headlines, players)).toEqual([US, USSR, US, USSR, US, US, USSR, USSR]);
  expect(lastMove(headlines, 7, USSR, [], players).map(({ id }) => id)).toEqual([
    'happens',
    'points',
  ]);
});

test('a card that is played alone leaves what comes after it to whoever acts', () => {
  const players = { plays: ['shown'], seats: ['us', 'ussr'] };
  const star = [
    line(USSR, 1, 'shown', { seat: 'seat-ussr', card: 'reds' }),
    line(US, 2, 'shown', { seat: 'seat-us', card: 'star_wars' }),
    line(US, 3, 'happens', { card: 'reds' }),
  ];

  expect(doersOf(star, players)).toEqual([USSR, US, US]);
});

test('what chance answers is the doing of who was answered, though that left no line', () => {
  const drawn = { ...line(CHANCE, 4, 'drawn'), cause: US };

  expect(lastMove([line(USSR, 1), drawn, line(USSR, 5)], 3, US).map(({ n }) => n)).toEqual([5]);
});

test('what happens several times in a row is told once', () => {
  const words = {
    has: (id: string) => id.startsWith('brief-'),
    say: () => 'said',
  } as unknown as Words;
  const check = (n: number, colour: string) => line(US, n, 'check', { colour, state: 'ohio' });
  const [told] = tell([check(1, 'red'), check(2, 'blue'), check(3, 'blue'), check(4, 'red')], {
    words,
    seats: ['us', 'ussr'],
  });

  expect(told!.effects.map(({ id, args }) => [id, args.n])).toEqual([
    ['page-times', 2],
    ['brief-check', undefined],
  ]);
});

test('what happens alike to the other side in several places is told once', () => {
  const words = {
    has: (id: string) => id.startsWith('brief-'),
    say: () => 'said',
  } as unknown as Words;
  const gains = (n: number, seat: string, state: string) =>
    line(US, n, 'gained', { seat: `seat-${seat}`, state, n: 1 });
  const lines = [
    line(US, 1, 'played'),
    gains(2, 'ussr', 'alaska'),
    gains(3, 'ussr', 'idaho'),
    gains(4, 'us', 'ohio'),
    gains(5, 'us', 'utah'),
  ];
  const [told] = tell(lines, { words, seats: ['us', 'ussr'] });

  expect(told!.effects.map(({ args }) => args.state)).toEqual([
    ['alaska', 'idaho'],
    'ohio',
    'utah',
  ]);
});

test('a round is headed once for all seats, and anew in the next part of the game', () => {
  const opening = ['part', 'round', 'added', 'round', 'added', 'part', 'round', 'added'];
  const seat = (at: number) => (at === 2 ? US : USSR);
  const log = opening.map((id, at) => line(id === 'added' ? seat(at) : CHANCE, at + 1, id));
  const heading = ({ id }: LogLine) =>
    id === 'round' ? { id: 'board-round', args: { n: 1 } } : null;
  const opens = ({ id }: LogLine) => id === 'part';
  const told = headedOnce(
    acts(log, { ...teller, opens }, ({ id }, at) => id === 'round' || log[at - 1]!.id === 'round'),
    heading,
    opens,
  );

  expect(told.map(({ lines: [first] }) => first!.n)).toEqual([1, 2, 3, 5, 6, 7, 8]);
});
