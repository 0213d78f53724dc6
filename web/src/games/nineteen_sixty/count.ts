/** The end of a turn, the debates and Election Day of 1960, line by line. */

import type { Count, CountRow, Counts, Told } from '../../lib/table/ends.svelte';
import type { Scene } from '../../lib/table.svelte';
import type { LogLine, Message } from '../../lib/wire';
import { CANDIDATES, positionOf, printedCard, type Issue } from './position';

const DEBATES = ['debate-won', 'track-set'];
/** What calls for checks on Election Day, the checks, and what they come to. */
const CALLS = ['strategy-revealed', 'election-checks'];
const CHECKS = ['check-passed', 'check-failed', 'check-impossible'];
const ELECTION = [...CALLS, 'tally', 'president-elect'];
/** What the momentum phase tells. */
const MOMENTUM = [
  'momentum-lost',
  'momentum-gained',
  'endorsement-drawn',
  'endorsed',
  'endorsement-cancelled',
  'issue-lost',
  'issue-moved',
];

export const counts: Counts = ({ line: { id }, before, after }, last, later) => {
  if (id === 'debate-won' || ELECTION.includes(id)) return true;
  if (CHECKS.includes(id)) return isCheck(last) || CALLS.includes(last?.line.id ?? '');
  if (!before) return false;
  const [then, now] = [positionOf(before).stage, positionOf(after).stage];
  if (id === 'track-set') return then === 'debates';
  if (!MOMENTUM.includes(id)) return false;
  if (then !== 'activities') return then === 'momentum';
  return now !== then && later.every((line) => MOMENTUM.includes(line.id)); // the phase begins
};

/** The stages in which a candidate is asked something while the count goes on. */
const ASKED = ['momentum', 'debates', 'election_day'];

const isCheck = (told: Told | undefined) => !!told && CHECKS.includes(told.line.id);

export function count(told: Told[], scene: Scene): Count {
  const kind = told.some(({ line }) => ELECTION.includes(line.id))
    ? 'election'
    : told.some(({ line }) => DEBATES.includes(line.id))
      ? 'debates'
      : 'turn';
  const rows = told.flatMap((one, k) => (isCheck(one) ? [] : [row(one, told.slice(k + 1), scene)]));
  return {
    title: { id: `board-end-${kind}`, args: {} },
    sides: [...CANDIDATES],
    rows: kind === 'election' ? [opening(told[0]!), ...rows] : rows,
    clause: { election: '60-11.12', debates: '60-10.11', turn: '60-8.1' }[kind],
    more: !scene.view.result && ASKED.includes(positionOf(scene.view).stage),
  };
}

const slug = (seat: unknown) => String(seat).replace('seat-', '');

/** The count before the first card was revealed. */
function opening({ before, after }: Told): CountRow {
  return { what: { id: 'board-end-opening', args: {} }, of: votes(before ?? after) };
}

const votes = (view: Told['after']) => positionOf(view).votes.slice(0, 2);

function row(one: Told, later: Told[], scene: Scene): CountRow {
  const { line } = one;
  const { id, args } = line;
  switch (id) {
    case 'debate-won':
      return {
        what: { id: 'board-end-debate', args },
        by: slug(args.seat),
        notes: argued(one, scene),
        of: [args.kennedy!, args.nixon!],
      };
    case 'tally':
      return { what: { id: 'board-end-tally', args }, of: [args.kennedy!, args.nixon!], sum: true };
    case 'strategy-revealed':
    case 'election-checks':
      return called(line, later, scene);
    default:
      return { what: line, by: args.seat ? slug(args.seat) : undefined };
  }
}

/** A card of Election Day: its checks, and the count once they were made. */
function called(line: LogLine, later: Told[], scene: Scene): CountRow {
  const end = later.findIndex((one) => !isCheck(one));
  const checks = end < 0 ? later : later.slice(0, end);
  const next = end < 0 ? undefined : later[end];
  const passed = checks.filter((one) => one.line.id === 'check-passed').length;
  const made: Message = {
    id: 'board-checks-passed',
    args: { n: passed, of: checks.length, who: line.args.seat! },
  };
  return {
    what: { id: 'board-end-call', args: line.args },
    by: slug(line.args.seat),
    notes: checks.length ? [made] : [],
    of: votes(next?.before ?? scene.view),
  };
}

/** The cards laid on an issue, each with what it was worth; an event that counts with them. */
function argued({ line, before, after }: Told, scene: Scene): Message[] {
  const issue = slug(line.args.issue).replace('issue-', '') as Issue;
  const { board } = positionOf(
    [after, before].find((view) => view && laid(view, issue)) ?? after,
  ).debate;
  return CANDIDATES.flatMap((side, seat) =>
    board[issue][seat]!.map((card) => ({
      id: 'board-end-argued',
      args: {
        seat: `seat-${side}`,
        card: `card-${card}`,
        cp: printedCard(scene, `card-${card}`)?.cp ?? 0,
      },
    })),
  );
}

const laid = (view: Told['after'], issue: Issue) =>
  positionOf(view).debate.board[issue].some((cards) => cards.length > 0);
