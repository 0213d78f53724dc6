// Written by tools/position_types.py from src/detente/games/nineteen_sixty/position.py. Do not edit.

export type Part = [string, number];

export type Side = 'kennedy' | 'nixon' | 'byrd';

export type Candidate = 'kennedy' | 'nixon';

export type Region = 'east' | 'south' | 'midwest' | 'west';

export type Zone = 'east' | 'south' | 'midwest' | 'west' | 'alaska' | 'hawaii';

export type Issue = 'defense' | 'economy' | 'civil_rights';

export type Icon = 'kennedy' | 'nixon' | 'both';

export type Edition = 'first' | 'second' | 'candidate';

export type Use = 'event' | 'campaign' | 'advertise' | 'position';

export type Stage =
  | 'initiative'
  | 'activities'
  | 'momentum'
  | 'strategy'
  | 'debates'
  | 'election_day';

export type Why = 'carries' | 'leads' | 'leans' | 'endorsed' | 'byrd' | 'withheld';

export type Elected = 'majority' | 'plurality' | 'states' | 'cubes';

/** A set of cards: how many, and which where the view may know. */
export interface Pile {
  count: number;
  cards: string[];
}

/** A state: who would get its votes now and why, and whether the support of each candidate must be checked. */
export interface StateNow {
  cubes: [number, number];
  goes_to: Side | null;
  why: Why;
  check: [boolean, boolean];
}

/** What it costs to go somewhere, and what makes that up. */
export interface Journey {
  cp: number;
  parts: Part[];
}

/** What 1 support more would make of a state, and of the count. */
export interface Gain {
  goes_to: Side | null;
  why: Why;
  cubes: [number, number];
  votes: number[];
}

/** Who would be elected now, and by what. */
export interface President {
  seat: Candidate;
  why: Elected;
}

/** What a card of the own stack would make of its issue; no sums where it is won already. */
export interface Argued {
  card: string;
  issue: Issue;
  side: Candidate;
  sums: [number, number] | null;
  parts: [Part[], Part[]] | null;
  winner: Candidate;
  resolved: boolean;
}

/** The debates: cards and sums by issue, what an own card would do, what is won by whom. */
export interface Debate {
  board: Record<Issue, [string[], string[]]>;
  sums: Record<Issue, [number, number]>;
  previews: Argued[];
  won: [Issue, Candidate][];
}

/** Where the cards are that not everybody sees. */
export interface Piles {
  hands: [Pile, Pile];
  placed: [Pile, Pile];
  stacks: [Pile, Pile];
  picked: [Pile, Pile];
}

/** What a use of a card would bring: rest cubes, the price in momentum, what it is worth in CP with its parts, and whether the opponent can trigger its event; whether the event that happens or can be triggered would do nothing, now or later. */
export interface Expected {
  rest?: number;
  momentum?: number;
  cp?: number;
  sum?: Part[];
  triggers?: boolean;
  idle?: boolean;
}

/** Everything a view says. */
export interface Position {
  turn: number;
  stage: Stage;
  election_step: number;
  round: number;
  first: Candidate;
  active: Candidate;
  states: Record<string, StateNow>;
  byrd: string | null;
  travel: [Record<Zone, Journey>, Record<Zone, Journey>];
  tokens: [string, string];
  track: Issue[];
  issues: Record<Issue, [number, number]>;
  media: Record<Region, [number, number]>;
  endorsements: Record<Region, [number, number]>;
  endorsement_deck: number;
  momentum: [number, number];
  bag: [number, number];
  rest: [number, number];
  supply: [number, number] | null;
  ready: [boolean, boolean];
  votes: number[];
  firm: [number, number];
  regions: Record<Region, number[]>;
  elected: President;
  effects: [string[], string[]];
  card: string | null;
  use: Use;
  cp: number;
  deck: number;
  under_way: string[];
  discard: string[];
  removed: string[];
  debate_box: string[];
  election_box: string[];
  prevention_box: string[];
  hands: [Pile, Pile];
  placed: [Pile, Pile];
  stacks: [Pile, Pile];
  picked: [Pile, Pile];
  gains: Record<string, Gain>;
  debate: Debate;
}

/** What is printed on a card. */
export interface PrintedCard {
  number: number;
  edition: Edition;
  cp: number;
  rest: number;
  issue: Issue | null;
  icon: Icon;
  state: string | null;
  kind: string;
}

/** What is printed on the board for a state. */
export interface PrintedState {
  region: Region;
  zone: Zone;
  votes: number;
  lean: Candidate;
}

/** Cards, states and the numbers printed on the board. */
export interface Printed {
  cards: Record<string, PrintedCard>;
  states: Record<string, PrintedState>;
  majority: number;
  carried: number;
  dealt: number[];
  placed: number[];
  rewards: number[];
  endorsements: Record<string, number>;
  byrd_states: string[];
}
