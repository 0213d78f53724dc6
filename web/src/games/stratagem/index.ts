/** Stratagem at the table: which drawing shows what. */

import type { View } from '../../lib/wire';
import { outOfSight, type GamePage } from '../page';
import Banner from './Banner.svelte';
import Board from './Board.svelte';
import Card from './Card.svelte';
import Danger from './Danger.svelte';
import Desk from './Desk.svelte';
import { GUIDE } from './guide';
import PhoneBoard from './PhoneBoard.svelte';
import {
  atDesk,
  DESK,
  type OperationId,
  positionOf,
  printed,
  printedCard,
  read,
  SEATS,
  THEMES,
} from './position';
import Result from './Result.svelte';
import Side from './Side.svelte';
import '$detente/games/stratagem/data/hues.css';
import Tiles from './Tiles.svelte';
import { TRIPS } from './trips';
import VoteSheet from './VoteSheet.svelte';

const OPERATIONS: OperationId[] = ['coup', 'strike', 'dictatorship', 'uprising'];

const card = (id: string) => `card-${id}`;

/** Planned options, the other options, actions, secrets: what is not on the mat. */
function hand(view: View): string[] {
  const position = positionOf(view);
  const side = view.seat === null ? null : position.seats[view.seat]!;
  if (!side?.active) return [];
  const planned = side.undisplayed.filter((id) => side.programme.planks.includes(id));
  const rest = side.undisplayed.filter((id) => !planned.includes(id));
  const making = position.campaign === 0;
  const actions = making ? [] : OPERATIONS.filter((id) => !side.launched.includes(id));
  return [
    ...(making ? side.undisplayed : [...planned, ...rest]).map((id) => `plank-${id}`),
    ...actions.map((id) => `operation-${id}`),
    ...side.secrets.cards.map(card),
  ];
}

const page: GamePage = {
  Board,
  PhoneBoard,
  Card,
  Tiles,
  Danger,
  Banner,
  Result,
  guide: GUIDE,
  Side,
  Desk,
  slim: true,
  tray: 139,
  least: 340,
  parts: THEMES.map((theme) => `theme-${theme}`),
  broad: true,
  asks: atDesk,
  counts: ({ line }) => line.id === 'campaign' && line.args.n === 2,
  count: () => ({
    title: { id: 'board-vote', args: {} },
    sides: [],
    rows: [],
    clause: 'STR-15.7',
  }),
  Counted: VoteSheet,
  called: (view, seat) => {
    const { party } = positionOf(view).seats[seat]!;
    return party ? `party-${party}` : `seat-${SEATS[seat]}`;
  },
  speaks: ({ verb }) => verb.word === 'display',
  hand,
  held(seen, seat) {
    const { programme, secrets, shown } = read(seen).seats[seat]!;
    const planned = programme.planks.filter((id) => !shown.includes(id));
    return [...planned.map((id) => `plank-${id}`), ...secrets.cards.map(card)];
  },
  inPlay: () => [],
  drawn: ({ verb }) => verb.kind !== '' || DESK.includes(verb.word),
  piles(view) {
    const position = positionOf(view);
    return [
      {
        heading: 'board-pile-fallen',
        cards: position.fallen.map(card),
        count: position.fallen.length,
      },
      { heading: 'board-pile-deck', cards: [], count: position.deck },
      ...(position.reshuffled.length
        ? [
            {
              heading: 'board-pile-reshuffled',
              cards: position.reshuffled.map(card),
              count: position.reshuffled.length,
            },
          ]
        : []),
    ];
  },
  unseen(scene) {
    const { deck, fallen, travelling, seats } = positionOf(scene.view);
    const cards = outOfSight(
      printed(scene).cards.map(({ id }) => id),
      fallen,
      [travelling],
      seats.flatMap(({ supports, secrets }) => [...supports, ...secrets.cards]),
    );
    const hands = seats.reduce((sum, { secrets }) => sum + secrets.count - secrets.cards.length, 0);
    return {
      cards: cards.map(card),
      kind: (id) => `board-family-${printedCard(scene, id.slice('card-'.length))!.family}`,
      notes: [{ id: 'board-unseen-where', args: { deck, hands } }],
    };
  },
  brief(view) {
    return `${positionOf(view).campaign || '–'}/2`;
  },
  seatFacts(view, seat) {
    const position = positionOf(view);
    const side = position.seats[seat]!;
    const line = position.ranking.find((place) => place.seat === SEATS[seat])!;
    return [
      { id: 'board-fact-tokens', args: { n: side.tokens } },
      ...(line.place ? [{ id: 'board-fact-place', args: { n: line.place } }] : []),
      { id: 'board-secrets', args: { n: side.secrets.count } },
    ];
  },
  rename: ({ verb }) =>
    ['draw', 'take_back'].includes(verb.word) ? { id: `board-${verb.word}`, args: {} } : null,
  counter(view) {
    const position = positionOf(view);
    if (position.campaign !== 0 || view.seat === null || !position.seats[view.seat]!.party) {
      return null;
    }
    return { n: position.seats[view.seat]!.programme.count, of: 7 };
  },
  plays: ['displayed', 'withdrew', 'read', 'played', 'launched'],
  trips: TRIPS,
  opens: (line) => ['campaign', 'vote', 'launched'].includes(line.id),
};

export default page;
