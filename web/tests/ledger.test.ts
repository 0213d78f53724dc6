import { expect, test } from 'vitest';
import { ledger } from '../src/games/thirteen_days/ledger';
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
