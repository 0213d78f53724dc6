/** The end of a round of Berlin 63, while the match goes on. */

import type { Count, CountRow, Counts, Told } from '../../lib/table/ends.svelte';
import type { Scene } from '../../lib/table.svelte';
import type { LogLine } from '../../lib/wire';
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
  'revealed',
  'revealed-reserve',
  'score',
];

/** Whether a line is told on the card that ends a round. */
export const ends = ({ id }: LogLine) => COUNTS.includes(id);

export const counts: Counts = ({ line }) => ends(line);

/** Where a spy of a side stood when the round was over. */
const STOOD = ['revealed', 'revealed-reserve'];

export function count(told: Told[], scene: Scene): Count {
  return {
    title: { id: 'board-end-round', args: {} },
    sides: [...SEATS],
    rows: told
      .filter(({ line }) => !STOOD.includes(line.id))
      .map(({ line }) => row(line, team(line, told, scene))),
    clause: 'B63-15.1',
  };
}

function row(line: LogLine, notes: CountRow['notes']): CountRow {
  if (line.id === 'score') {
    return {
      what: { id: 'board-end-score', args: {} },
      of: SEATS.map((side) => line.args[side]!),
      sum: true,
    };
  }
  const by = line.args.seat && String(line.args.seat).replace('seat-', '');
  return { what: line, ...(by && { by }), ...(notes && { notes }) };
}

/** Under a leader's name: who of that side stood where. */
function team(line: LogLine, told: Told[], { words }: Scene): CountRow['notes'] {
  if (line.id !== 'revealed-leader') return undefined;
  const own = told.filter(
    (one) => STOOD.includes(one.line.id) && one.line.args.seat === line.args.seat,
  );
  const stood = own.map(({ line: { id, args } }) => {
    return `"${words.t(id === 'revealed' ? 'board-end-stood' : 'board-end-reserve', args)}"`;
  });
  return stood.length ? [{ id: 'board-end-team', args: { spy: stood } }] : undefined;
}
