// Written by tools/position_types.py from src/detente/games/thirteen_days/position.py. Do not edit.

export type Part = [string, number];

export type Side = 'us' | 'ussr';

export type Kind = 'track' | 'battleground' | 'letter';

export type Owner = 'us' | 'ussr' | 'un';

export type Track = 'military' | 'political' | 'world_opinion';

/** A set of cards: how many, and which where the view may know. */
export interface Pile {
  count: number;
  cards: string[];
}

/** A chosen agenda, with what it would pay now where the view may know it. */
export interface Agenda {
  name: string | null;
  pays?: Side | null;
  n?: number;
  parts?: Part[];
}

/** What a card is worth as a Command, and whether the opponent may trigger its event; whether the event that happens or may be triggered would do nothing now. */
export interface Expected {
  cubes?: number;
  triggers?: boolean;
  idle?: boolean;
}

/** Everything a view says. */
export interface Position {
  round: number;
  prestige: number;
  letter: Side;
  initiative: Side | null;
  cubes: Record<string, [number, number]>;
  defcon: Record<Track, [number, number]>;
  war: [boolean, boolean];
  supply: [number, number];
  played: [number, number];
  deck: number;
  discard: string[];
  in_play: string[];
  agenda_deck: number;
  agenda_discard: string[];
  effects: Record<string, Side[]>;
  flags: [string[], string[]];
  hands: [Pile, Pile];
  aftermath: [Pile, Pile];
  buried: [Pile, Pile];
  taken: string | null;
  drawn: string | null;
  candidates: [string[], string[]];
  agenda: [Agenda | null, Agenda | null];
  commands: Record<string, Part[]>;
}

/** What is printed on a Strategy card. */
export interface PrintedCard {
  name: string;
  id: string;
  side: Owner;
  cubes: number;
  defcon: boolean;
}

/** What is printed on an agenda; the bonus X is counted on the board. */
export interface PrintedAgenda {
  name: string;
  id: string;
  kind: Kind;
  target: string;
  bonus: number | 'X';
}

/** A battleground and the track it is linked to. */
export interface PrintedPlace {
  name: string;
  track: Track;
}

/** What is printed on cards and board. */
export interface Printed {
  cards: PrintedCard[];
  agendas: PrintedAgenda[];
  battlegrounds: PrintedPlace[];
  tracks: Track[];
}
