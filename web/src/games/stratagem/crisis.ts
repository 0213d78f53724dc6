/** What there is to say of a crisis: who has launched what, who may still react. Public facts only. */

import type { Scene } from '../../lib/table.svelte';
import { t } from './words';
import { forces, positionOf, SEATS, type Crisis } from './position';

/** The steps of a crisis; each is opened by the launch of an ACTION. */
export const STEPS = [
  { stage: 'coup', operation: 'coup' },
  { stage: 'first_strike', operation: 'strike' },
  { stage: 'second_strike', operation: 'strike' },
  { stage: 'dictatorship', operation: 'dictatorship' },
  { stage: 'first_uprising', operation: 'uprising' },
];

/** The parties that have launched something in this crisis, in order: one for each step. */
export function launchers(scene: Scene): string[] {
  const start = scene.log.findLastIndex(({ id }) => id === 'crisis-over');
  return scene.log
    .slice(start + 1)
    .filter(({ id }) => id === 'launched')
    .map(({ args }) => String(args.party).replace('party-', ''));
}

export interface Reaction {
  seat: number;
  party: string | null;
  name: string;
  /** Whether the sequence still allows this seat to react, and in how many turns of its own. */
  may: boolean;
  turns: number;
  role: string;
}

/** Every seat that plays, in the order of seats. */
export function reactions(scene: Scene, crisis: Crisis): Reaction[] {
  const { seats } = positionOf(scene.view);
  return SEATS.map((name, seat) => ({
    seat,
    party: seats[seat]!.party,
    name: seat === scene.view.seat ? t('board-you') : t(`board-short-${seats[seat]!.party}`),
    may: crisis.reacts.includes(name),
    turns: crisis.turns.filter((turn) => turn === name).length,
    role: role(scene, crisis, seat),
  })).filter(({ seat }) => seats[seat]!.active);
}

/** "Ready" for oneself, the forces in sight for others, or why not. */
function role(scene: Scene, crisis: Crisis, seat: number): string {
  const position = positionOf(scene.view);
  const side = position.seats[seat]!;
  const name = SEATS[seat]!;
  if (crisis.reacts.includes(name)) {
    if (seat === scene.view.seat && crisis.reaction) {
      return t(position.launch[crisis.reaction]?.ready ? 'board-ready' : 'board-not-ready');
    }
    const shown = forces(scene, side).join(' ') || '—';
    return `${shown} · ${t('board-secrets', { n: side.secrets.count })}`;
  }
  if (name === crisis.author) return t(dictates(crisis) ? 'board-dictator' : 'board-author');
  return side.launched.length ? t('board-acted') : '—';
}

/** Whether the author of the crisis rules as a dictator by now. */
export function dictates({ stage }: Crisis): boolean {
  return ['dictatorship', 'first_uprising', 'second_uprising'].includes(stage);
}

/** What happens if nobody reacts any more. */
export function outcome(scene: Scene, crisis: Crisis): string {
  const { seats } = positionOf(scene.view);
  const { party } = seats[SEATS.indexOf(crisis.author)]!;
  return t(`board-ends-${crisis.ends}`, { party: `"${scene.words.name(`party-${party}`)}"` });
}

/** Whether doing nothing loses the game for all but one. */
export function fatal(crisis: Crisis): boolean {
  return crisis.ends === 'coup' || crisis.ends === 'dictatorship';
}
