import { expect, test, vi } from 'vitest';
import { count } from '../src/games/twilight_struggle/count';
import type { Told } from '../src/lib/table/ends.svelte';
import type { Scene } from '../src/lib/table.svelte';
import type { View } from '../src/lib/wire';

vi.mock('../src/games/twilight_struggle/position', () => ({
  positionOf: ({ position }: View) => position,
  printedOf: () => ({ countries: new Map() }),
}));

const asia = {
  points: [11, 5],
  countries: [6, 3],
  battlegrounds: [4, 2],
  all_battlegrounds: 6,
  levels: ['domination', 'presence'],
  level_points: [7, 3],
  beside: [0, 0],
};
const view = { position: { regions: { asia }, control: {} } } as unknown as View;
const told = (id: string, args: object): Told => ({
  line: { n: 1, id, args, at: null } as Told['line'],
  before: null,
  after: view,
});
const SCORED = told('region-scored', { region: 'region-asia', us: 11, ussr: 5 });
const points = (n: number) => told('points', { seat: 'seat-us', n });
const MILITARY = told('military-checked', { level: 4, us: 4, ussr: 3 });

test('a scoring that ends the turn as well is counted line by line', () => {
  const { rows } = count([SCORED, points(6), MILITARY, points(1)], {} as Scene);

  expect(rows.map(({ of }) => of?.join(' '))).toEqual([
    '6 3',
    '4 2',
    '+7 +3',
    '+4 +2',
    '+0 +0',
    '11 5',
    '+6 ',
    '4 3',
    '+1 ',
  ]);
});

test('several regions are a row each', () => {
  expect(count([SCORED, points(6), SCORED, points(6)], {} as Scene).rows).toHaveLength(4);
});
