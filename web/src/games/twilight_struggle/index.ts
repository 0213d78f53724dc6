/** Twilight Struggle at the table: which drawing shows what. */

import type { Action } from '../../lib/catalogue';
import type { Message, View } from '../../lib/wire';
import type { GamePage } from '../page';
import Board from './Board.svelte';
import Card from './Card.svelte';
import CardTag from './CardTag.svelte';
import { count, counts } from './count';
import Danger from './Danger.svelte';
import { GUIDE } from './guide';
import { REGIONS, SEATS } from './layout';
import PhoneBoard from './PhoneBoard.svelte';
import { handOf, influenceOf, percent, positionOf, printedOf, read } from './position';
import Result from './Result.svelte';
import { throws } from './throws';
import Tiles from './Tiles.svelte';
import { TRIPS } from './trips';
import { outlook, use, USES } from './uses';

const card = (name: string) => `card-${name}`;
const DRAWN = new Set(['card', 'country', 'level', 'region']);

/** What an event does to the country or region that is picked for it. */
function picks({ id }: Action, { prompt }: View): Message | null {
  const { card } = prompt.args;
  if (card) return { id: 'board-act-pick', args: { card, noun: id } };
  return { id: `board-act-${prompt.id.slice('ask-'.length)}`, args: { country: id } };
}

const page: GamePage = {
  Board,
  PhoneBoard,
  Card,
  Tag: CardTag,
  Tiles,
  Danger,
  Result,
  guide: GUIDE,
  broad: true,
  parted: true,
  hand: handOf,
  sorts(scene, id) {
    const { side = '', ops = 0 } = printedOf(scene).cards.get(id.slice('card-'.length)) ?? {};
    return { side, value: ops };
  },
  held: (seen, seat) => read(seen).hand[SEATS[seat]!].map(card),
  inPlay: (view) => (view.result ? [] : positionOf(view).table.map(card)),
  drawn: (action) => DRAWN.has(action.verb.kind),
  piles(view) {
    const { deck, discard, removed, deck_size } = positionOf(view);
    return [
      { heading: 'board-pile-discard', count: discard.length, cards: discard.map(card) },
      { heading: 'board-pile-removed', count: removed.length, cards: removed.map(card) },
      { heading: 'board-pile-deck', count: deck_size, cards: deck.map(card) },
    ];
  },
  unseen(scene) {
    const { unseen, deck_size, era } = positionOf(scene.view);
    if (!unseen) return null;
    const cards = unseen.map(card);
    const scoring = unseen.filter((name) => printedOf(scene).cards.get(name)?.scoring).map(card);
    return {
      cards,
      named: { heading: 'board-scoring-out', cards: scoring },
      notes: [{ id: 'board-reshuffle', args: { n: deck_size, era: `"${era}"` } }],
    };
  },
  uses: USES,
  outlook,
  use,
  brief(view) {
    const { turn, round, rounds } = positionOf(view);
    return round > 0 ? `T${turn} · ${round}/${rounds}` : `T${turn}`;
  },
  seatFacts(view, seat) {
    const position = positionOf(view);
    const side = SEATS[seat]!;
    const facts = [
      { id: 'board-fact-hand', args: { n: position.hand_size[side] } },
      { id: 'board-fact-military', args: { n: position.military[seat]! } },
      { id: 'board-fact-space', args: { n: position.space[seat]! } },
    ];
    if (position.china === side) facts.push({ id: 'board-fact-china', args: { n: 1 } });
    return facts;
  },
  rename(action, view): Message | null {
    const { space, end_game: end } = positionOf(view).previews;
    if (end && action.noun === 'end_game')
      return { id: `board-act-end-${end.winner ?? 'draw'}`, args: {} };
    if (['pick', 'region'].includes(action.verb.word)) return picks(action, view);
    if (!space || action.verb.word !== 'space') return null;
    return {
      id: 'board-act-space',
      args: { card: card(action.noun), n: percent(space.wins, space.of) },
    };
  },
  counter(view, base) {
    const left = view.prompt.args.n;
    if (typeof left !== 'number' || !base) return null;
    const [now, before] = [positionOf(view), positionOf(base)];
    let n = 0;
    for (const name of Object.keys(now.influence)) {
      const [then, after] = [influenceOf(before, name), influenceOf(now, name)];
      for (const seat of [0, 1]) n += Math.abs(after[seat]! - then[seat]!);
    }
    return n ? { n, of: n + left } : null;
  },
  unspent: ({ prompt }) => (prompt.id.startsWith('ask-discard') ? 0 : Number(prompt.args.n ?? 0)),
  tray: 90,
  least: 400,
  parts: ['board-battlegrounds', ...REGIONS.map((region) => `region-${region}`)],
  plays: ['headline-shown', 'event-played', 'ops-played', 'space-played', 'intervened'],
  throws,
  trips: TRIPS,
  counts,
  count,
  opens: (line) => line.id === 'turn-begins' || line.id === 'final-scoring',
  round: ({ id, args }) =>
    id === 'round-begins' ? { id: 'board-round-opens', args: { n: args.round! } } : null,
};

export default page;
