import { expect, test } from 'vitest';
import { ledger } from '../src/games/thirteen_days/ledger';
import { ledger as victoryPoints } from '../src/games/twilight_struggle/ledger';
import type { LogLine } from '../src/lib/wire';

const line = (id: string, args: LogLine['args'] = {}): LogLine => ({ n: 0, id, args, at: null });

test('one row per gain, the marker where the log says it stands', () => {
  const rows = ledger([
    line('round-begins', { round: 1 }),
    line('prestige-gained', { seat: 'seat-ussr', n: 2 }),
    line('agenda-pays', { seat: 'seat-us', n: 3 }),
    line('agenda-pays-nobody'),
    line('prestige-stands', { lead: 'seat-us', n: 1 }),
  ]);

  expect(rows.map(({ round, us, ussr, marker }) => [round, us, ussr, marker])).toEqual([
    [1, 0, 2, null],
    [1, 3, 0, null],
    [1, 0, 0, 1],
  ]);
});

test('the Aftermath gives what the marker moved, which the cap may cut', () => {
  const rows = ledger([
    line('round-begins', { round: 3 }),
    line('agenda-pays', { seat: 'seat-ussr', n: 4 }),
    line('prestige-stands', { lead: 'seat-ussr', n: 4 }),
    line('aftermath-counted', { us: 3, ussr: 6 }),
    line('prestige-stands', { lead: 'seat-ussr', n: 5 }),
  ]);

  expect(rows.at(-1)).toMatchObject({ round: 4, us: 0, ussr: 1, marker: -5 });
});

test('victory points stand in the row of what brought them, up to the China Card', () => {
  const rows = victoryPoints([
    line('turn-begins', { turn: 10 }),
    line('event-played', { card: 'card-opec' }),
    line('points', { seat: 'seat-ussr', n: 3, vp: -3 }),
    line('final-scoring'),
    line('region-scored', { region: 'region-asia', us: 9, ussr: 2 }),
    line('points', { seat: 'seat-us', n: 7, vp: 4 }),
    line('china-scored'),
    line('points', { seat: 'seat-ussr', n: 1, vp: 3 }),
  ]);

  expect(rows.map(({ turn, what, us, ussr, vp }) => [turn, what.id, us, ussr, vp])).toEqual([
    [10, 'event-played', 0, 3, -3],
    [10, 'region-scored', 7, 0, 4],
    [10, 'china-scored', 0, 1, 3],
  ]);
});
