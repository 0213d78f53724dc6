/** The end of a round of 13 Jours: what the agendas pay, line by line. */

import type { Count, CountRow, Counts, Told } from '../../lib/table/ends.svelte';
import { SEATS } from './layout';

const COUNTS = [
  'agenda-revealed',
  'agenda-raises',
  'agenda-pays',
  'agenda-pays-nobody',
  'prestige-stands',
  'prestige-level',
  'aftermath-counted',
  'letter-decides',
];

export const counts: Counts = ({ line }) => COUNTS.includes(line.id);

export function count(told: Told[]): Count {
  const last = told.some(({ line }) => line.id === 'aftermath-counted');
  return {
    title: { id: last ? 'board-end-aftermath' : 'board-end-round', args: {} },
    sides: [...SEATS],
    rows: told.map(row),
    clause: last ? '13J-16.5' : '13J-13.9',
  };
}

function row({ line }: Told): CountRow {
  const { id, args } = line;
  const whose = (seat: unknown, n: string) =>
    SEATS.map((side) => (seat === `seat-${side}` ? n : ''));
  switch (id) {
    case 'agenda-pays':
      return {
        what: { id: 'board-end-agenda', args },
        notes: [{ id: 'board-end-parts', args }],
        of: whose(args.seat, `+${args.n}`),
      };
    case 'agenda-pays-nobody':
      return { what: line, of: ['0', '0'] };
    case 'aftermath-counted':
      return { what: line, of: [args.us!, args.ussr!] };
    case 'prestige-stands':
      return { what: line, of: whose(args.lead, String(args.n)), sum: true };
    case 'prestige-level':
      return { what: line, of: ['0', '0'], sum: true };
    default:
      return { what: line, by: String(args.seat).replace('seat-', '') };
  }
}
