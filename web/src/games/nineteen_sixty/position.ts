/** The position of 1960 as the server writes it, and what the drawing reads out of it. */

import type { Scene } from '../../lib/table.svelte';
import type { LogLine, View } from '../../lib/wire';
import { reader } from '../../lib/reader';
import type {
  Candidate,
  Gain,
  Position,
  Printed,
  PrintedCard,
  PrintedState,
  Region,
  StateNow,
} from './types';

export type * from './types';

export const CANDIDATES: [Candidate, Candidate] = ['kennedy', 'nixon'];
export const REGIONS: Region[] = ['west', 'midwest', 'south', 'east'];

export const { read, positionOf, printed } = reader<Position, Printed>();

export function printedCard(scene: Scene, id: string): PrintedCard | undefined {
  return id.startsWith('card-') ? printed(scene).cards[id.slice(5)] : undefined;
}

export function printedStates(scene: Scene): Record<string, PrintedState> {
  return printed(scene).states;
}

export function majority(scene: Scene): number {
  return printed(scene).majority;
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

/** The events in force, whose each is, and until when. */
export function effectsOn(scene: Scene): { card: string; who: string; until: string }[] {
  const { effects, debate_box, election_box, prevention_box } = positionOf(scene.view);
  const icon = (card: string) => printedCard(scene, `card-${card}`)?.icon ?? 'both';
  const laid = (cards: string[], until: string) =>
    cards.map((card) => ({ card, who: icon(card), until }));
  return [
    ...CANDIDATES.flatMap((who, i) => effects[i]!.map((card) => ({ card, who, until: 'turn' }))),
    ...laid(debate_box, 'debates'),
    ...laid(election_box, 'election'),
    ...laid(prevention_box, 'prevents'),
  ];
}

/** How many cards a campaign strategy stack can come to: for the debates, then for Election Day. */
export function mostStacked(scene: Scene): number {
  const { placed } = printed(scene);
  const debates = placed.indexOf(0, 1); // the first turn in which nobody places any
  const part =
    positionOf(scene.view).turn > debates ? placed.slice(debates) : placed.slice(0, debates);
  return part.reduce((sum, n) => sum + n, 0);
}

/** The candidates who may use the event of a card. */
export function eventOf(card: PrintedCard): Candidate[] {
  return card.icon === 'both' ? CANDIDATES : [card.icon];
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
