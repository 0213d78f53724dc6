/** Berlin 63 at the table: which drawing shows what. */

import { outOfSight, type GamePage } from '../page';
import Board from './Board.svelte';
import Card from './Card.svelte';
import { count, counts } from './count';
import Danger from './Danger.svelte';
import Flier from './Flier.svelte';
import { PARTS, SEATS, SPIES } from './layout';
import { GUIDE } from './guide';
import PhoneBoard from './PhoneBoard.svelte';
import { inReserve, mySide, other, positionOf } from './position';
import Result from './Result.svelte';
import Side from './Side.svelte';
import { stake } from './stake';
import Tiles from './Tiles.svelte';
import { TRIPS } from './trips';

/** Answers that have no place on the board or the desk. */
const LOOSE = [
  'leave',
  'ready',
  'keep_reserve',
  'allow',
  'decline',
  'offer_draw',
  'accept_draw',
  'refuse_draw',
];

const page: GamePage = {
  Board,
  PhoneBoard,
  Card,
  Tiles,
  Danger,
  Result,
  guide: GUIDE,
  Side,
  whole: true,
  parts: PARTS,
  broad: true,
  hand: () => [],
  held: () => [],
  inPlay: () => [],
  drawn: (action) => !LOOSE.includes(action.verb.word),
  piles(view) {
    const { teams } = positionOf(view);
    const boxes = SEATS.map((seat) => ({ heading: `board-box-${seat}`, spies: teams[seat].box }));
    return [...boxes, { heading: 'board-all-spies', spies: SPIES }].map(({ heading, spies }) => ({
      heading,
      count: spies.length,
      cards: spies.map((spy) => `spy-${spy}`),
    }));
  },
  unseen({ view }) {
    const { notebook, teams } = positionOf(view);
    const side = other(mySide(view));
    const suspects = notebook?.find(({ seat }) => seat === side)?.bases;
    if (view.seat === null || !suspects) return null; // or the table does without the memory aid
    const known = suspects.flatMap(({ could_be }) => (could_be.length === 1 ? could_be : []));
    const { box, reserve } = teams[side];
    return {
      cards: outOfSight(SPIES, box, known).map((spy) => `spy-${spy}`),
      kind: () => `seat-${side}`,
      notes: [
        {
          id: 'board-unseen-where',
          args: { standing: suspects.length - known.length, reserve, known: known.length },
        },
      ],
    };
  },
  brief(view) {
    const { wins } = positionOf(view);
    return `${wins.red} – ${wins.blue}`;
  },
  seatFacts(view, seat) {
    const position = positionOf(view);
    const { teams, wins } = position;
    const side = SEATS[seat]!;
    return [
      { id: 'board-fact-wins', args: { n: wins[side] } },
      { id: 'board-fact-reserve', args: { n: inReserve(position, side) } },
      { id: 'board-fact-box', args: { n: teams[side].box.length } },
    ];
  },
  stake,
  rename: () => null,
  counter: () => null,
  trips: TRIPS,
  Piece: Flier,
  counts,
  count,
  opens: (line) => line.id === 'game-begins' || line.id === 'turn',
};

export default page;
