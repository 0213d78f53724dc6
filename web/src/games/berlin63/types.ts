// Written by tools/position_types.py from src/detente/games/berlin63/position.py. Do not edit.

export type Side = 'red' | 'blue';

/** A sentence to come: a message of the words, its arguments, and the clause of the rules. */
export interface Text {
  id: string;
  clause: string;
  args: Record<string, number | string>;
}

/** A base, where it stands and who stands on it. */
export interface Base {
  base: number;
  seat: Side;
  square: string | null;
  spy: string | null;
}

/** What is known of a side beyond the board. */
export interface Team {
  leader: string | null;
  reserve: number;
  after_a_loss: number | null;
  reserve_spies: string[] | null;
  box: string[];
  plan: (string | null)[] | null;
}

/** A claim of the chain, the first at the bottom. */
export interface Claim {
  seat: Side;
  square: string | null;
  spy: string;
  target: string | null;
  to: string | null;
}

/** The squares of an explosion and the bases it would take. */
export interface Blast {
  squares: string[];
  bases: number[];
}

/** The square of one more step, and whether an enemy stands there. */
export interface Dash {
  to: string;
  attacks: boolean;
}

/** Who may still cancel, from where, or why nobody can. */
export interface Cancel {
  seat: Side;
  squares: string[];
  why_not: Text | null;
}

/** Whether the first power works if the last claim holds or falls. */
export interface Chain {
  power: string;
  works_if_it_holds: boolean;
  works_if_it_falls: boolean;
  next: Cancel;
}

/** What can be seen coming. */
export interface Previews {
  blast: Blast | null;
  dash: Dash | null;
  chain: Chain | null;
}

export interface Sight {
  what: string;
  turn: number;
  with?: number | 'reserve';
  spy?: string | null;
  named?: string | null;
}

/** Who may stand on a base, and why. */
export interface Suspect {
  base: number;
  could_be: string[];
  could_lead: boolean;
  because: Sight[];
}

/** The notebook's page about a side. */
export interface Page {
  seat: Side;
  leaders: string[];
  reserve: string[];
  bases: Suspect[];
}

/** Seconds for the question, and the act silence stands for. */
export interface Clock {
  seconds: number;
  silence: number | null;
}

/** An identity this reader alone was shown since it last acted; `n` tells one from the next. */
export interface Shown {
  n: number;
  square: string;
  spy: string;
}

/** Everything a view says. */
export interface Position {
  columns: number;
  rows: number;
  needed: number;
  game: number;
  wins: Record<Side, number>;
  turn: number;
  active: Side | null;
  quiet: number;
  quiet_limit: number;
  mover: number | null;
  attacked: number | null;
  claims: Claim[];
  clock: Clock | null;
  previews: Previews;
  bases: Base[];
  teams: Record<Side, Team>;
  shown: Shown[];
  notebook?: Page[];
}

/** A character: when the power is used, who may lead, whether sight matters. */
export interface PrintedSpy {
  id: string;
  name: string;
  used: string;
  leads: boolean;
  needs_sight: boolean;
}

/** Board and spies: what is printed. */
export interface Printed {
  columns: number;
  rows: number;
  squares: string[];
  home: Record<Side, string[]>;
  spies: PrintedSpy[];
}
