// Written by tools/position_types.py from src/detente/games/stratagem/position.py. Do not edit.

export type Part = [string, number];

export type Seat = 'south' | 'west' | 'north' | 'east';

export type Force = 'C' | 'B' | 'A';

export type OperationId = 'coup' | 'strike' | 'dictatorship' | 'uprising';

export type Stage =
  | 'calm'
  | 'coup'
  | 'first_strike'
  | 'second_strike'
  | 'dictatorship'
  | 'first_uprising'
  | 'second_uprising'
  | 'overthrown';

export type Ends = 'coup' | 'dictatorship' | 'failed' | 'overthrown';

/** Cards of a seat: how many, and which of them where the view may know. */
export interface Pile {
  count: number;
  cards: string[];
}

/** The secret plan: how many OPTIONS, and which where the view may know. */
export interface Programme {
  count: number;
  planks: string[];
}

/** One side of the table. */
export interface Side {
  party: string | null;
  active: boolean;
  tokens: number;
  popular: boolean;
  shown: string[];
  undisplayed: string[];
  opinion: number;
  members: number;
  supports: string[];
  secrets: Pile;
  programme: Programme;
  launched: OperationId[];
  due: Pile;
  seen: string[];
  passes: number;
  number: number;
  verified: Seat[];
}

/** The running sequence, the turns it still lasts, and what it ends with if nobody reacts. */
export interface Crisis {
  stage: Stage;
  author: Seat;
  launcher: Seat;
  rounds: number;
  turns: Seat[];
  reaction: OperationId | null;
  reacts: Seat[];
  ends: Ends;
}

/** The SUPPORT that goes round: who may keep it, and the tokens of all if a seat does. */
export interface Offer {
  card: string;
  keeps: boolean[];
  meets: boolean[];
  after: number[][];
}

/** An ACTION card of the reader: whether the SUPPORTS suffice, SECRET ones included, what the displayed ones lack, and the tokens of all once it is launched. */
export interface Launch {
  ready: boolean;
  lacks: Force[];
  after: number[];
}

/** A line of the ranking: as it stands now, at the end for good. */
export interface Place {
  seat: Seat;
  place: number | null;
  level: boolean;
  outcome: string;
  points: number;
  plus: number;
  supports: number;
  force: number;
  forces: Part[];
}

/** Everything a view says. */
export interface Position {
  campaign: number;
  first: Seat;
  turn: Seat | null;
  deck: number;
  fallen: string[];
  reshuffled: string[];
  travelling: string | null;
  offered: Seat[];
  offer: Offer | null;
  crisis: Crisis | null;
  candidates: Seat[];
  eliminated: Seat[];
  abandoned: Seat[];
  quiet: number;
  ranking: Place[];
  winner: Seat | null;
  seats: Side[];
  launch: Record<string, Launch>;
}

/** An OPTION card of a party, as the public and its members rate it. */
export interface PrintedPlank {
  id: string;
  number: number;
  opinion: number;
  members: number;
}

/** A party and its twelve OPTION cards. */
export interface PrintedParty {
  id: string;
  planks: PrintedPlank[];
}

/** The theme that an OPTION belongs to. */
export interface PrintedTheme {
  id: string;
  theme: number;
}

/** A COMMON card. */
export interface PrintedCard {
  id: string;
  family: string;
  effect: string | null;
  amount: number;
  theme: number | null;
  plank: string | null;
  force: Force | null;
  tokens: number | null;
  mark: string | null;
  demand: string[];
}

/** An ACTION card. */
export interface PrintedOperation {
  id: OperationId;
  number: number;
  supports: number;
  force_a: number;
  force_b: number;
  popular: boolean;
  popularity: number;
}

/** What is printed on cards and board. */
export interface Printed {
  themes: number;
  majority: number;
  popular: number;
  parties: PrintedParty[];
  planks: PrintedTheme[];
  cards: PrintedCard[];
  operations: PrintedOperation[];
  points: Record<string, number>;
}
