/** The end of a round of Berlin 63, while the match goes on. */

import type { Count, Counts, Told } from '../../lib/table/ends.svelte';
import { SEATS } from './layout';

const COUNTS = [
  'won-leader',
  'won-reserve',
  'won-alone',
  'won-blast',
  'drawn-leaders',
  'drawn-alone',
  'drawn-quiet',
  'drawn-agreed',
  'revealed-leader',
  'score',
];

export const counts: Counts = ({ line }) => COUNTS.includes(line.id);

export function count(told: Told[]): Count {
  return {
    title: { id: 'board-end-round', args: {} },
    sides: [...SEATS],
    rows: told.map(({ line }) =>
      line.id === 'score'
        ? {
            what: { id: 'board-end-score', args: {} },
            of: SEATS.map((side) => line.args[side]!),
            sum: true,
          }
        : {
            what: line,
            by: line.args.seat ? String(line.args.seat).replace('seat-', '') : undefined,
          },
    ),
    clause: 'B63-15.1',
  };
}
