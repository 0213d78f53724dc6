import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TRIPS as berlin63 } from '../src/games/berlin63/trips';
import { TRIPS as nineteen_sixty } from '../src/games/nineteen_sixty/trips';
import { TRIPS as stratagem } from '../src/games/stratagem/trips';
import { TRIPS as thirteen_days } from '../src/games/thirteen_days/trips';
import { TRIPS as twilight_struggle } from '../src/games/twilight_struggle/trips';
import { tell } from '../src/lib/telling';
import type { LogLine } from '../src/lib/wire';
import type { Words } from '../src/lib/words.svelte';

const games = { berlin63, nineteen_sixty, stratagem, thirteen_days, twilight_struggle };

test.each(Object.entries(games))('%s: every line that moves something is told', (game, trips) => {
  const said = readFileSync(`../src/detente/games/${game}/text/en.ftl`, 'utf-8');

  for (const id of Object.keys(trips)) expect(said).toMatch(new RegExp(`^${id} =`, 'm'));
});

test('each card that is played begins a sentence', () => {
  const line = (n: number, id: string): LogLine => ({ n, id, args: {}, at: null, by: 1 });
  const words = { has: () => true, say: () => 'said' } as unknown as Words;
  const log = [line(1, 'played'), line(2, 'added'), line(3, 'played'), line(4, 'added')];

  const tellings = tell(log, words, ['us', 'ussr'], ['played']);

  expect(tellings.map(({ seat, head }) => [seat, head?.id])).toEqual([
    [1, 'brief-played'],
    [1, 'brief-played'],
  ]);
});
