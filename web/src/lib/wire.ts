/** The messages between page and server, as docs/wire.md has them. */

export type Argument = number | string;

/** A sentence to come: the id of a Fluent message and its arguments. */
export interface Message {
  id: string;
  args: Record<string, Argument>;
}

export interface Reason extends Message {
  clause: string;
}

export type Value = boolean | number | string;

export interface Option {
  name: string;
  default: Value;
  choices: Value[];
  clause: string;
}

export interface GameInfo {
  name: string;
  version: number;
  seats: string[];
  options: Option[];
  bots: string[];
  ready: boolean;
}

export interface Verb {
  word: string;
  kind: string;
}

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

export interface CatalogueData {
  verbs: Verb[];
  nouns: Record<string, string[]>;
  seats: string[];
  printed: JsonObject;
}

export interface SeatInfo {
  name: string;
  kind: 'human' | 'bot' | 'open';
  online: boolean;
  thinking?: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, Value>;
  seats: SeatInfo[];
  my_seat: number | null;
  my_turn: boolean;
  over: boolean;
  created: string | number;
  last_move: string | number | null;
}

export interface LogLine extends Message {
  n: number;
}

export interface Result {
  winners: number[];
  scores: number[];
  why: string;
}

export interface Fairness {
  commitment: string;
  nonces: (string | null)[];
  secret: string | null;
}

export interface View {
  t: 'view';
  table: string;
  game: string;
  seq: number;
  seat: number | null;
  position: JsonObject;
  prompt: Message;
  waiting: number[];
  actions: number[];
  can_undo: boolean;
  log_from: number;
  log: LogLine[];
  result: Result | null;
  seats: SeatInfo[];
  moves: number;
  fairness: Fairness;
  ack: string | null;
}

export interface ReplayView extends View {
  total: number;
}

export interface About {
  t: 'about';
  action: number;
  reason: Reason | null;
  danger: Reason | null;
  final: boolean;
}

export type FromServer =
  | View
  | About
  | { t: 'refused'; id: string; reason: Reason }
  | { t: 'seats'; seats: SeatInfo[] }
  | { t: 'error'; code: string; detail: string }
  | { t: 'pong' };

export type ToServer =
  | { t: 'do'; id: string; seq: number; action: number }
  | { t: 'type'; id: string; seq: number; text: string }
  | { t: 'undo' | 'restart' | 'resign'; id: string; seq: number }
  | { t: 'about'; action: number }
  | { t: 'nonce'; nonce: string }
  | { t: 'ping' };

export interface Rules {
  title: string;
  language: string;
  sections: { id: string; title: string; clauses: { id: string; text: string }[] }[];
}
