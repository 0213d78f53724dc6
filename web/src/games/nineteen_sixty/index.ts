/** 1960 at the table: which drawing shows what. */

import { outOfSight, type GamePage } from '../page';
import type { View } from '../../lib/wire';
import Board from './Board.svelte';
import Card from './Card.svelte';
import { count, counts } from './count';
import Danger from './Danger.svelte';
import Flier from './Flier.svelte';
import '$detente/games/nineteen_sixty/data/hues.css';
import { GUIDE } from './guide';
import PhoneBoard from './PhoneBoard.svelte';
import {
  CANDIDATES,
  positionOf,
  printed,
  printedCard,
  read,
  REGIONS,
  type Position,
} from './position';
import Result from './Result.svelte';
import { throws } from './throws';
import Tiles from './Tiles.svelte';
import { TRIPS } from './trips';
import { use, USES } from './uses';

const card = (name: string) => `card-${name}`;
/** Cubes of each colour the bag begins with, where a table does not play otherwise. */
const SEED = 10;
const DRAWN = ['card', 'state', 'region', 'issue'];

/** Own cards: the hand and the ready candidate; in the debates and on Election Day the stack. */
function hand(view: View): string[] {
  const { seat } = view;
  return seat === 0 || seat === 1 ? held(positionOf(view), seat).map(card) : [];
}

function held(position: Position, seat: number): string[] {
  const ready = position.ready[seat] && position.stage === 'activities';
  const stacked = position.stage === 'debates' || position.stage === 'election_day';
  return [
    ...position.hands[seat]!.cards,
    ...(stacked ? position.stacks[seat]!.cards : []),
    ...(ready ? [`candidate_${CANDIDATES[seat]}`] : []),
  ];
}

const page: GamePage = {
  Board,
  PhoneBoard,
  Card,
  Tiles,
  Danger,
  Result,
  guide: GUIDE,
  broad: true,
  tray: 122,
  least: 472,
  parts: REGIONS.map((region) => `region-${region}`),
  hand,
  sorts(scene, id) {
    const { icon = '', cp = 0 } = printedCard(scene, id) ?? {};
    return { side: icon, value: cp };
  },
  held: (seen, seat) => (seat > 1 ? [] : held(read(seen), seat).map(card)),
  inPlay(view) {
    const position = positionOf(view);
    return view.result || !position.card ? [] : [card(position.card)];
  },
  drawn: (action) => DRAWN.includes(action.verb.kind),
  piles(view) {
    const position = positionOf(view);
    const stacks = CANDIDATES.map((who, i) => ({
      heading: `board-pile-stack-${who}`,
      cards: position.stacks[i]!.cards,
      count: position.stacks[i]!.count,
    }));
    const open = [
      { heading: 'board-pile-discard', cards: position.discard },
      { heading: 'board-pile-debates', cards: position.debate_box },
      { heading: 'board-pile-election', cards: position.election_box },
      { heading: 'board-pile-prevention', cards: position.prevention_box },
      { heading: 'board-pile-removed', cards: position.removed },
    ].map((pile) => ({ ...pile, count: pile.cards.length }));
    const deck = { heading: 'board-pile-deck', cards: [], count: position.deck };
    return [...stacks, ...open, deck].map((pile) => ({ ...pile, cards: pile.cards.map(card) }));
  },
  unseen(scene) {
    const { seat, options } = scene.view;
    const position = positionOf(scene.view);
    const editions = options.extra_cards_second_edition ? ['first', 'second'] : ['first'];
    const inGame = Object.entries(printed(scene).cards)
      .filter(([, { edition }]) => editions.includes(edition))
      .map(([name]) => name);
    const { hands, placed, stacks, picked } = position;
    const known = [hands, placed, stacks, picked].flat().flatMap(({ cards }) => cards);
    const others = (piles: { count: number }[]) =>
      piles.reduce((sum, pile, n) => (n % 2 === seat ? sum : sum + pile.count), 0);
    return {
      cards: outOfSight(
        inGame,
        known,
        position.discard,
        position.removed,
        position.under_way,
        position.debate_box,
        position.election_box,
        position.prevention_box,
        Object.values(position.debate.board).flat(2),
      ).map(card),
      notes: [
        {
          id: 'board-unseen-where',
          args: {
            deck: position.deck,
            hands: others(hands),
            stacks: others([...placed, ...stacks, ...picked]),
          },
        },
      ],
    };
  },
  uses: USES,
  use,
  brief(view) {
    const { turn, stage, round } = positionOf(view);
    return stage === 'activities' ? `${turn}/9 · ${round}/5` : `${turn}/9`;
  },
  seatFacts(view, seat) {
    const position = positionOf(view);
    if (seat > 1) {
      return position.byrd
        ? [{ id: 'board-fact-byrd', args: { state: `state-${position.byrd}` } }]
        : [{ id: 'board-fact-byrd-off', args: {} }];
    }
    const facts = [
      { id: 'board-fact-votes', args: { n: position.votes[seat]! } },
      { id: 'board-fact-hand', args: { n: position.hands[seat]!.count } },
      { id: 'board-fact-momentum', args: { n: position.momentum[seat]! } },
    ];
    if (position.first === CANDIDATES[seat]) facts.push({ id: 'board-fact-first', args: { n: 1 } });
    return facts;
  },
  rename: () => null,
  counter(view, base) {
    const left = view.prompt.args.left;
    const before = base?.prompt.args.left;
    if (typeof left !== 'number' || typeof before !== 'number' || before <= 0) return null;
    if (before < left) return null;
    return { n: before - left, of: before };
  },
  unspent: ({ prompt }) => (prompt.id === 'ask-discard-cards' ? 0 : Number(prompt.args.left ?? 0)),
  plays: ['played-event', 'played-cp', 'strategy-revealed', 'election-checks'],
  leads: ['travelled'],
  pays: ['momentum-spent'],
  throws: (log, { options }) => throws(log, Number(options.bag_seed ?? SEED)),
  trips: TRIPS,
  Piece: Flier,
  counts,
  count,
  opens: (line) => line.id === 'turn-begins',
};

export default page;
