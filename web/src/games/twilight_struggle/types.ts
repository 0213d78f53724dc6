// Written by tools/position_types.py from src/detente/games/twilight_struggle/position.py. Do not edit.

export type Part = [string, number];

export type Side = 'us' | 'ussr';

export type Region =
  | 'europe'
  | 'asia'
  | 'middle_east'
  | 'africa'
  | 'central_america'
  | 'south_america';

export type Owner = 'us' | 'ussr' | 'neutral';

export type Era = 'early' | 'mid' | 'late';

export type Duration = 'instant' | 'turn' | 'game' | 'until_cancelled';

export type Level = 'nothing' | 'presence' | 'domination' | 'control';

export type After = [number, number, 'us' | 'ussr' | null];

/** How a game ended. */
export interface Ending {
  winners: number[];
  scores: number[];
  why: string;
}

/** A lasting effect in force: its card, when it ends, and whom or what it touches. */
export interface Effect {
  card: string;
  until: Duration;
  ended_by?: string;
  seat?: Side;
  us?: number;
  ussr?: number;
  region?: Region;
  extra_round?: boolean;
}

/** What a region would score now, line by line. */
export interface Score {
  levels: [Level, Level];
  countries: [number, number];
  battlegrounds: [number, number];
  all_battlegrounds: number;
  beside: [number, number];
  level_points: [number, number];
  points: [number, number];
  net: number;
  wins: Side | null;
  flips: Record<string, [number, number]>;
}

/** The same, and where the marker would stand then. */
export interface Meter {
  levels: [Level, Level];
  countries: [number, number];
  battlegrounds: [number, number];
  all_battlegrounds: number;
  beside: [number, number];
  level_points: [number, number];
  points: [number, number];
  net: number;
  wins: Side | null;
  flips: Record<string, [number, number]>;
  vp: number;
}

/** What one answer would cost or bring: what there is to tell of its kind. */
export interface Preview {
  cost?: number;
  left?: number;
  after?: After;
  by?: string[];
  wins?: number;
  of?: number;
  ops?: number;
  sum?: Part[];
  modifier?: number;
  die?: Part[];
  needed?: number;
  defcon?: number;
  closes?: string[];
  military?: number;
  faces?: After[];
  controls?: [number, number];
  minus?: number;
  against?: string[];
  vp?: number;
  us?: number;
  ussr?: number;
  us_wins?: number;
  ussr_wins?: number;
  reasons?: Record<string, [number, number]>;
  winner?: Side | null;
  open?: string[];
  places?: number;
  rolls?: number;
  coups?: Part[];
  theirs?: boolean;
  idle?: boolean;
  box?: number;
}

/** Everything a view says. */
export interface Position {
  turn: number;
  round: number;
  rounds: number;
  era: Era;
  phasing: Side;
  vp: number;
  defcon: number;
  closed: Region[];
  military: [number, number];
  military_needed: number;
  space: [number, number];
  attempts: [number, number];
  china: Side | null;
  china_up: boolean;
  influence: Record<string, [number, number]>;
  civil_war: number;
  civil_war_lasts: boolean;
  control: Record<string, Side>;
  hand_size: Record<Side, number>;
  deck_size: number;
  discard: string[];
  removed: string[];
  table: string[];
  effects: Effect[];
  regions: Record<Region, Meter>;
  southeast_asia: [number, number];
  result: Ending | null;
  hand: Record<Side, string[]>;
  headline: Record<Side, string | null>;
  deck: string[];
  put_back: string[];
  tehran: string[];
  unseen?: string[];
  dear: string[];
  previews: Record<string, Preview>;
  wars: Record<string, Record<string, Preview>>;
}

/** A country of the board. */
export interface Country {
  name: string;
  region: Region;
  subregions: string[];
  stability: number;
  battleground: boolean;
  superpower: Side | null;
  neighbours: string[];
}

/** What a region's levels are worth. */
export interface ScoringTable {
  name: Region;
  card: string;
  presence: number;
  domination: number;
  control: number | 'wins';
}

/** A card. */
export interface PrintedCard {
  name: string;
  number: number;
  ops: number;
  side: Owner;
  era: Era;
  starred: boolean;
  scoring: boolean;
  war: boolean;
  optional: boolean;
  until: Duration;
}

/** A box of the Space Race. */
export interface SpaceBox {
  box: number;
  ops: number;
  success: number;
  first: number;
  second: number;
}

/** What is printed on board and cards. */
export interface Printed {
  countries: Country[];
  regions: ScoringTable[];
  cards: PrintedCard[];
  space: SpaceBox[];
}
