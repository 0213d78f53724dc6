/** What a game's drawing offers the table. The table plays any game without one. */

import type { Component, Snippet } from 'svelte';
import type { Action } from '../lib/catalogue';
import type { Trips } from '../lib/flights.svelte';
import type { Throw } from '../lib/luck';
import type { Count, Counts, Told } from '../lib/table/ends.svelte';
import type { Scene } from '../lib/table.svelte';
import type { JsonObject, LogLine, Message, Reason, View } from '../lib/wire';

export type CardSize = 'tray' | 'phone' | 'large';

/** What the guide says of a question: the id of its text, and the rule behind it. */
export interface GuideNote {
  id: string;
  clause: string;
}

/** A note of the guide by its name, and the rule behind it. */
export const note = (name: string, clause: string): GuideNote => ({
  id: `board-guide-${name}`,
  clause,
});

/** What a use of a card would do: its number, what there is to tell, and what is to be feared. */
export interface Use {
  number?: string;
  lines: Message[];
  /** The die it rolls: the faces that succeed, and the same in words. */
  die?: { wins: number[]; said: Message };
  warns?: Message;
  /** It would do nothing now, as one of the lines says. */
  idle?: boolean;
  /** The ids of the places it could reach: they are lit while it is looked at. */
  reaches?: string[];
}

/** Cards that lie nowhere this reader can see, and what else is to be told of them. */
export interface Unseen {
  cards: string[];
  notes: Message[];
  /** The id of the kind a card is counted among, where it has no side and no worth. */
  kind?: (id: string) => string;
  /** Those that are named one by one, under the id of a heading. */
  named?: { heading: string; cards: string[] };
}

/** The cards that lie in none of the piles this reader can look into. */
export function outOfSight(all: string[], ...piles: (string | null)[][]): string[] {
  const seen = new Set(piles.flat());
  return all.filter((name) => !seen.has(name));
}

export interface GamePage {
  /** The board; one that is the whole table has the log on it where nothing else stands beside. */
  Board: Component<{ scene: Scene; log?: Snippet }>;
  /** The board for a narrow screen held upright. */
  PhoneBoard: Component<{ scene: Scene }>;
  /** The face of a card: what is printed, at one of three sizes. */
  Card: Component<{ id: string; scene: Scene; size: CardSize }>;
  /** Stands before a card's name in a list. */
  Tag?: Component<{ id: string; scene: Scene }>;
  /** Tiles beside the hand: secrets, counts. */
  Tiles: Component<{ scene: Scene; browse: () => void }>;
  /** A picture of what is dangerous about an act. */
  Danger: Component<{ scene: Scene; danger: Reason }>;
  /** Who has won, in the colours of the game; a plain banner if there is none. */
  Banner?: Component<{ scene: Scene }>;
  /** The end of the game with its arithmetic. */
  Result: Component<{ scene: Scene; log: LogLine[] }>;
  /** The ids of the cards this reader holds, in the order of the tray. */
  hand(view: View): string[];
  /** The cards a seat holds in a position that shows them, for a replay. */
  held(position: JsonObject, seat: number): string[];
  /** The card being carried out, if it has left the hand. */
  inPlay(view: View): string[];
  /** Whether the board or the tray shows where this act is done. */
  drawn(action: Action): boolean;
  /** Piles of cards to browse, each with the id of its heading. */
  piles(view: View): { heading: string; count: number; cards: string[] }[];
  /** What has not been seen yet, where the table lets it be counted. */
  unseen?(scene: Scene): Unseen | null;
  /** The state of the game in a few letters, for a narrow bar. */
  brief(view: View): string;
  /** Facts told on a seat's line. */
  seatFacts(view: View, seat: number): Message[];
  /** A better name for an act in this position, if the game has one. */
  rename(action: Action, view: View, base: View | null): Message | null;
  /** What an act would cost or how likely it is, in a line under its name; `expect` as in `use`. */
  outlook?(action: Action, expect: JsonObject): Message | null;
  /** What is at stake in an act that is about to be confirmed. */
  stake?(action: Action, view: View): Message | null;
  /** "2 / 4" in the prompt: how many of how many. */
  counter(view: View, base: View | null): { n: number; of: number } | null;
  /** How much of what is being placed, removed or spent is left, where one may stop before. */
  unspent?(view: View): number;
  /** Whether a log line belongs to a count: the end of a turn, a round, a vote. */
  counts?: Counts;
  /** What was counted, line by line. */
  count?(told: Told[], scene: Scene): Count;
  /** How it is drawn over the board, where that is more than a card with numbers; `close` goes on. */
  Counted?: Component<{ scene: Scene; close: () => void }>;
  /** The dice and cubes everybody saw, from the log; a game without any has none. */
  throws?(log: LogLine[], view: View): Throw[];
  /** The log lines that tell of a card being played. */
  plays?: readonly string[];
  /** Lines that say where somebody goes: nothing, where the next says what is done there. */
  leads?: readonly string[];
  /** Lines of the log that say what the next one costs. */
  pays?: readonly string[];
  /** What each kind of log line moves. */
  trips?: Trips;
  /** A piece of a seat or a party on its way; its mark if there is none. */
  Piece?: Component<{ who: string }>;
  /** Whether a log line opens a new part of the game. */
  opens(line: LogLine): boolean;
  /** The heading of the round of that part that a log line opens. */
  round?(line: LogLine): Message | null;
  /** The id of the name a seat goes by in this position, where it is not "seat-…". */
  called?(view: View, seat: number): string;
  /** What the guide of a first game explains, by the id of the prompt. */
  guide?: Record<string, GuideNote>;
  /** What is printed on a card of the hand, to sort by: whose it is, and how much it is worth. */
  sorts?(scene: Scene, id: string): { side: string; value: number };
  /** What a card may be played for, in the order in which the uses are shown. */
  uses?: readonly string[];
  /** What a use of a card would do; `expect` is what the server tells of it. */
  use?(action: Action, scene: Scene, expect: JsonObject): Use;
  /** The words of what can be made to stand out on the board: regions, kinds, themes. */
  parts?: readonly string[];
  /** Many cards at once: those that cannot be played now stand narrow in the tray. */
  slim?: boolean;
  /** How high the tray is at 1280 × 800, where the board needs the height. */
  tray?: number;
  /** How high the board of a phone is at least, where less could not be read. */
  least?: number;
  /** The board needs the width: the log beside it lies in a drawer on a middling screen. */
  broad?: boolean;
  /** The whole board is drawn too small on a tablet held upright: it takes the phone's. */
  parted?: boolean;
  /** Stands over the log; the board itself shows who sits where. */
  Side?: Component<{ scene: Scene }>;
  /** Where a question is answered that needs more than the board, in place of the hand. */
  Desk?: Component<{ scene: Scene }>;
  /** Whether the desk has such a question. */
  asks?(scene: Scene): boolean;
  /** Whether a player may add a line of their own to this act. */
  speaks?(action: Action): boolean;
  /** The board draws what this reader holds as well: there is no tray. */
  whole?: boolean;
}

const pages = import.meta.glob<{ default: GamePage }>('./*/index.ts');

/** The drawing of a game, or null where there is none. */
export async function gamePage(game: string): Promise<GamePage | null> {
  const load = pages[`./${game}/index.ts`];
  return load ? (await load()).default : null;
}
