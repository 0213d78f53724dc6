/** The position of 1960 as the server writes it, and what the drawing reads out of it. */

import type { Scene } from '../../lib/table.svelte';
import type { LogLine, View } from '../../lib/wire';

type Pair<T> = [T, T];
export type Side = 'kennedy' | 'nixon' | 'byrd';
export type Region = 'east' | 'south' | 'midwest' | 'west';
export type Issue = 'defense' | 'economy' | 'civil_rights';

export const CANDIDATES: Pair<Side> = ['kennedy', 'nixon'];
export const REGIONS: Region[] = ['west', 'midwest', 'south', 'east'];

export interface Pile {
  count: number;
  cards: string[];
}

type Why = 'carries' | 'leads' | 'leans' | 'endorsed' | 'byrd' | 'withheld';

export interface StateNow {
  cubes: Pair<number>;
  goes_to: Side | null;
  why: Why;
  travel: Pair<number>;
  check: Pair<boolean>;
}

/** What a card of the own stack would make of its issue; no sums where it is won already. */
export interface Outlook {
  card: string;
  issue: Issue;
  side: Side;
  sums: Pair<number> | null;
  winner: Side;
  resolved: boolean;
}

/** What 1 support more would make of a state, and of the count. */
export interface Gain {
  goes_to: Side | null;
  why: Why;
  cubes: Pair<number>;
  votes: number[];
}

export interface Position {
  turn: number;
  stage: 'initiative' | 'activities' | 'momentum' | 'strategy' | 'debates' | 'election_day';
  /** The step of Election Day, 1 to 8; 0 before it. */
  election_step: number;
  round: number;
  first: Side;
  active: Side;
  states: Record<string, StateNow>;
  /** While I add support: where 1 more changes something. */
  gains: Record<string, Gain>;
  byrd: string | null;
  tokens: Pair<string>;
  track: Issue[];
  issues: Record<Issue, Pair<number>>;
  media: Record<Region, Pair<number>>;
  endorsements: Record<Region, Pair<number>>;
  endorsement_deck: number;
  momentum: Pair<number>;
  bag: Pair<number>;
  supply: Pair<number> | null;
  rest: Pair<number>;
  ready: Pair<boolean>;
  /** Kennedy's, Nixon's and Byrd's electoral votes, and those withheld. */
  votes: number[];
  firm: Pair<number>;
  regions: Record<Region, number[]>;
  elected: { seat: Side; why: string };
  effects: Pair<string[]>;
  card: string | null;
  use: string;
  cp: number;
  debate: {
    board: Record<Issue, Pair<string[]>>;
    sums: Record<Issue, Pair<number>>;
    outlook: Outlook[];
    won: [Issue, Side][];
  };
  hands: Pair<Pile>;
  placed: Pair<Pile>;
  stacks: Pair<Pile>;
  picked: Pair<Pile>;
  deck: number;
  under_way: string[];
  discard: string[];
  removed: string[];
  debate_box: string[];
  election_box: string[];
  prevention_box: string[];
}

export interface PrintedCard {
  number: number;
  edition: string;
  cp: number;
  rest: number;
  issue: Issue | null;
  icon: 'kennedy' | 'nixon' | 'both' | 'none';
  state: string | null;
  kind: string;
}

export interface PrintedState {
  region: Region;
  zone: string;
  votes: number;
  lean: Side;
}

export function positionOf(view: View): Position {
  return view.position as unknown as Position;
}

export function printedCard(scene: Scene, id: string): PrintedCard | undefined {
  const cards = scene.catalogue.printed.cards as unknown as Record<string, PrintedCard>;
  return id.startsWith('card-') ? cards[id.slice(5)] : undefined;
}

export function printedStates(scene: Scene): Record<string, PrintedState> {
  return scene.catalogue.printed.states as unknown as Record<string, PrintedState>;
}

export function majority(scene: Scene): number {
  return scene.catalogue.printed.majority as number;
}

/** Cubes in a state, Kennedy's above zero. */
export function balance(state: StateNow): number {
  return state.cubes[0] - state.cubes[1];
}

/** No cubes: the votes go by endorsement or by the printed colour. */
export function empty(state: StateNow): boolean {
  return state.why === 'leans' || state.why === 'endorsed';
}

/** What adding 1 support to this state would change, if that may be done. */
export function gainIn(scene: Scene, state: string | null): Gain | null {
  if (!state || !scene.actionsOn(`state-${state}`).length) return null;
  return positionOf(scene.view).gains[state] ?? null;
}

/** How many cards a campaign strategy stack can come to: for the debates, then for Election Day. */
export function mostStacked(scene: Scene): number {
  const placed = scene.catalogue.printed.placed as number[];
  const debates = placed.indexOf(0, 1); // the first turn in which nobody places any
  const part =
    positionOf(scene.view).turn > debates ? placed.slice(debates) : placed.slice(0, debates);
  return part.reduce((sum, n) => sum + n, 0);
}

/** The candidates who may use the event of a card. */
export function eventOf(card: PrintedCard): string[] {
  if (card.icon === 'both') return CANDIDATES;
  return card.icon === 'none' ? [] : [card.icon];
}

/** A state in the count: full colour once it is called, its region's until then. */
export function countedAs(state: StateNow, called: boolean | undefined): StateNow {
  if (called === undefined) return state;
  return { ...state, why: called ? (state.goes_to ? 'carries' : 'withheld') : 'leans' };
}

/** How far the act under way has moved a state towards Kennedy (above zero) or Nixon. */
export function pending(scene: Scene, state: string): number {
  if (!scene.base) return 0;
  return (
    balance(positionOf(scene.view).states[state]!) - balance(positionOf(scene.base).states[state]!)
  );
}

/** Whether the other side's last move touched this state. */
export function touched(lines: LogLine[], state: string): boolean {
  return lines.some((line) => line.args.state === `state-${state}`);
}

/** The candidate whose eyes the board takes: mine, or the one to act for everybody else. */
export function candidateOf(view: View): 0 | 1 {
  if (view.seat === 0 || view.seat === 1) return view.seat;
  return positionOf(view).active === 'nixon' ? 1 : 0;
}

/** Hundredths: how likely a draw from the bag shows this candidate's colour. */
export function share(position: Position, candidate: number): number {
  const all = position.bag[0] + position.bag[1];
  return all ? Math.round((100 * position.bag[candidate]!) / all) : 0;
}

/** Whether a card of the discard pile is being chosen: it lies in no hand. */
export function picking(scene: Scene): boolean {
  return (
    scene.view.prompt.id === 'ask-take-card' && scene.view.seat !== null && isAsked(scene.view)
  );
}

function isAsked(view: View): boolean {
  return view.seat !== null && view.waiting.includes(view.seat);
}

/** The television replaces the map, except while the winner of an issue adds support. */
export function onTelevision(scene: Scene): boolean {
  return positionOf(scene.view).stage === 'debates' && scene.view.prompt.id !== 'ask-debate-reward';
}
