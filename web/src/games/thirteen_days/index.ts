/** 13 Jours at the table: which drawing shows what. */

import { outOfSight, type GamePage } from '../page';
import type { View } from '../../lib/wire';
import Board from './Board.svelte';
import Card from './Card.svelte';
import { count, counts } from './count';
import Danger from './Danger.svelte';
import { PART, SEATS } from './layout';
import { GUIDE } from './guide';
import PhoneBoard from './PhoneBoard.svelte';
import { moved, positionOf, printed, printedCard, read } from './position';
import Result from './Result.svelte';
import Tiles from './Tiles.svelte';
import { TRIPS } from './trips';
import { use, USES } from './uses';

const card = (name: string) => `card-${name}`;

/** The cards this reader sees in their own hand; while agendas are chosen, those. */
function hand(view: View): string[] {
  const position = positionOf(view);
  if (view.seat === null) return [];
  const cards = position.hands[view.seat]!.cards.map(card);
  const extra = [position.taken, position.drawn].filter((name) => name && name !== 'hidden');
  const choosing = position.agenda[view.seat] === null ? position.candidates[view.seat]! : [];
  return [
    ...extra.map((name) => card(name!)),
    ...cards,
    ...choosing.map((name) => `agenda-${name}`),
  ];
}

const page: GamePage = {
  Board,
  PhoneBoard,
  Card,
  Tiles,
  tray: 148,
  least: 456,
  broad: true,
  parts: Object.values(PART),
  Danger,
  Result,
  hand,
  guide: GUIDE,
  sorts(scene, id) {
    const { side = '', cubes = 0 } = printedCard(scene, id) ?? {};
    return { side, value: cubes };
  },
  held(seen, seat) {
    const position = read(seen);
    const agenda = position.agenda[seat]?.name;
    return [...(agenda ? [`agenda-${agenda}`] : []), ...position.hands[seat]!.cards.map(card)];
  },
  inPlay: (view) => (view.result ? [] : positionOf(view).in_play.map(card)),
  drawn: (action) => ['card', 'battleground', 'track', 'agenda'].includes(action.verb.kind),
  piles(view) {
    const position = positionOf(view);
    const piles = [
      { heading: 'board-pile-discard', cards: position.discard.map(card) },
      {
        heading: 'board-pile-aftermath',
        cards: position.aftermath.flatMap((pile) => pile.cards).map(card),
        count: position.aftermath[0].count + position.aftermath[1].count,
      },
      {
        heading: 'board-pile-agendas',
        cards: position.agenda_discard.map((name) => `agenda-${name}`),
      },
      { heading: 'board-pile-deck', cards: [], count: position.deck },
      { heading: 'board-pile-agenda-deck', cards: [], count: position.agenda_deck },
    ];
    return piles.map((pile) => ({ ...pile, count: pile.count ?? pile.cards.length }));
  },
  unseen(scene) {
    const { seat } = scene.view;
    const position = positionOf(scene.view);
    const { hands, aftermath, buried, taken, drawn, agenda, candidates } = position;
    const { cards, agendas } = printed(scene);
    const known = [hands, aftermath, buried].flatMap((piles) =>
      piles.flatMap((pile) => pile.cards),
    );
    const others = (piles: { count: number }[]) =>
      piles.reduce((sum, pile, n) => (n === seat ? sum : sum + pile.count), 0);
    return {
      cards: outOfSight(
        cards.map(({ name }) => name),
        [...known, taken, drawn],
        position.discard,
        position.in_play,
      ).map(card),
      named: {
        heading: 'board-agendas-out',
        cards: outOfSight(
          agendas.map(({ name }) => name),
          position.agenda_discard,
          candidates.flat(),
          agenda.map((chosen) => chosen?.name ?? null),
        ).map((name) => `agenda-${name}`),
      },
      notes: [
        {
          id: 'board-unseen-where',
          args: { deck: position.deck, hands: others(hands), aside: others([...aftermath]) },
        },
      ],
    };
  },
  uses: USES,
  use,
  brief(view) {
    const { round, played } = positionOf(view);
    return `${Math.min(round, 3)}/3 · ${Math.max(...played)}/4`;
  },
  seatFacts(view, seat) {
    const position = positionOf(view);
    const facts = [
      { id: 'board-fact-hand', args: { n: position.hands[seat]!.count } },
      { id: 'board-fact-supply', args: { n: position.supply[seat]! } },
    ];
    if (position.agenda[seat]) facts.push({ id: 'board-fact-agenda', args: { n: 1 } });
    if (position.letter === SEATS[seat]) facts.push({ id: 'board-fact-letter', args: { n: 1 } });
    if (position.initiative === SEATS[seat]) {
      facts.push({ id: 'board-fact-initiative', args: { n: 1 } });
    }
    return facts;
  },
  rename(action, view, base) {
    const n = moved(view, base);
    return action.verb.word === 'done' && n ? { id: 'board-done', args: { n } } : null;
  },
  counter(view, base) {
    const { left, n, total } = view.prompt.args;
    if (typeof left === 'number') {
      const done = moved(view, base);
      return done + left ? { n: done, of: done + left } : null;
    }
    return typeof n === 'number' && typeof total === 'number' ? { n, of: total } : null;
  },
  unspent: ({ prompt }) => Number(prompt.args.left ?? 0),
  plays: ['event-played', 'command-played'],
  trips: TRIPS,
  counts,
  count,
  opens: (line) => line.id === 'round-begins' || line.id === 'aftermath-counted',
};

export default page;
