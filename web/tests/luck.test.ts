import { expect, test } from 'vitest';
import { throws as cubes } from '../src/games/nineteen_sixty/throws';
import { throws as dice } from '../src/games/twilight_struggle/throws';
import { tally } from '../src/lib/luck';
import type { LogLine } from '../src/lib/wire';

const line = (id: string, args: LogLine['args'] = {}, n = 0): LogLine => ({
  n,
  id,
  args,
  at: null,
});
const check = (seat: string, colour: string, n = 0) =>
  line('check-passed', { seat: `seat-${seat}`, colour: `colour-${colour}` }, n);

test('a side has its own dice: one in a coup, one of two in a realignment or a contest', () => {
  const sides = tally(
    dice([
      line('coup-rolled', { seat: 'seat-ussr', die: 6, total: 9, needed: 4 }),
      line('added', { seat: 'seat-ussr', n: 5 }),
      line('realignment-rolled', { us: 4, ussr: 2, us_die: 3, ussr_die: 2 }),
      line('contest-rolled', { us: 6, ussr: 2, us_die: 4, us_plus: 2, ussr_die: 2 }),
    ]),
  );
  const [ussr, us] = sides;

  expect(sides.map(({ who, n }) => [who, n])).toEqual([
    ['seat-ussr', 3],
    ['seat-us', 2],
  ]);
  expect(ussr!.faces.map(({ n }) => n)).toEqual([0, 2, 0, 0, 0, 1]);
  expect(us!.faces.map(({ n }) => n)).toEqual([0, 0, 1, 1, 0, 0]);
  expect(ussr!.faces[0]!.expected).toBeCloseTo(3 / 6);
});

test('a cube is expected as the bag stands, which a drawn one has left', () => {
  const [kennedy] = tally(cubes([check('kennedy', 'blue'), check('kennedy', 'blue')], 10));

  expect(kennedy!.faces[0]!.n).toBe(2);
  expect(kennedy!.faces[0]!.expected).toBeCloseTo(10 / 20 + 9 / 19);
});

test('the bag is what the log says was put in it', () => {
  const log = [
    line('bag-filled', { blue: 2, red: 4 }),
    line('exchanged', { seat: 'seat-nixon', n: 2 }),
    line('initiative-cube', { colour: 'colour-red' }, 1),
  ];

  expect(cubes(log, 10).map(({ who, odds }) => [who, odds['colour-red']])).toEqual([
    ['board-luck-initiative', 6 / 8],
  ]);
});

test('the last cube was certain, though the log fills the bag before it tells the draw', () => {
  const full = line('bag-filled', { blue: 1, red: 1 }, 2);
  const log = [check('nixon', 'red', 1), full, check('nixon', 'blue', 2), check('nixon', 'red', 3)];

  expect(cubes(log, 1).map(({ odds }) => odds['colour-blue'])).toEqual([1 / 2, 1, 1 / 2]);
});
