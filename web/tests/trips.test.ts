import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { together, type Flight } from '../src/lib/flights.svelte';
import { TRIPS as berlin63 } from '../src/games/berlin63/trips';
import { TRIPS as nineteen_sixty } from '../src/games/nineteen_sixty/trips';
import { TRIPS as stratagem } from '../src/games/stratagem/trips';
import { TRIPS as thirteen_days } from '../src/games/thirteen_days/trips';
import { TRIPS as twilight_struggle } from '../src/games/twilight_struggle/trips';

const games = { berlin63, nineteen_sixty, stratagem, thirteen_days, twilight_struggle };

test.each(Object.entries(games))('%s: every line that moves something is told', (game, trips) => {
  const said = readFileSync(`../src/detente/games/${game}/text/en.ftl`, 'utf-8');

  for (const id of Object.keys(trips)) expect(said).toMatch(new RegExp(`^${id} =`, 'm'));
});

test('cubes that go the same way one after the other go at once', () => {
  const cube = (to: string): Flight => ({
    id: 1,
    card: null,
    who: 'us',
    from: 'us',
    to,
    amount: 1,
  });
  const card: Flight = { ...cube('middle'), card: 'card-nato' };
  const told = together([
    [card],
    [cube('italy')],
    [cube('italy')],
    [cube('iran')],
    [cube('italy')],
  ]);

  expect(told.map(([one]) => [one!.to, one!.amount])).toEqual([
    ['middle', 1],
    ['italy', 2],
    ['iran', 1],
    ['italy', 1],
  ]);
});
