/** The position of Stratagem as the server writes it, and what the drawing reads out of it. */

export { signed } from '../../lib/parts';
import { seatName } from '../../lib/bots';
import { reader } from '../../lib/reader';
import type { Scene } from '../../lib/table.svelte';
import type { LogLine, View } from '../../lib/wire';
import type {
  Force,
  Position,
  Printed,
  PrintedCard,
  PrintedOperation,
  PrintedPlank,
  Seat,
  Side,
} from './types';

export type * from './types';

export const SEATS: Seat[] = ['south', 'west', 'north', 'east'];
export const THEMES = [1, 2, 3, 4, 5, 6, 7];

export const { read, positionOf, printed } = reader<Position, Printed>();

/** The seats as this reader sits: own one at the bottom, then clockwise. */
export function around(view: View): number[] {
  const me = view.seat ?? 0;
  return [0, 1, 2, 3].map((n) => (me + n) % 4);
}

export function printedCard(scene: Scene, id: string): PrintedCard | undefined {
  return printed(scene).cards.find((card) => card.id === id);
}

export function printedOperation(scene: Scene, id: string): PrintedOperation | undefined {
  return operations(scene).find((operation) => operation.id === id);
}

/** ACTION 1 to 4, in the order of a crisis. */
export function actionNumber(scene: Scene, id: string): number {
  return operations(scene).findIndex((operation) => operation.id === id) + 1;
}

export function operations(scene: Scene): PrintedOperation[] {
  return printed(scene).operations;
}

/** The OPTION cards of a party, as its members and the public rate them. */
export function planksOf(scene: Scene, party: string | null): PrintedPlank[] {
  return printed(scene).parties.find(({ id }) => id === party)?.planks ?? [];
}

/** "3b" → 3. */
export function themeOf(plank: string): number {
  return Number(plank[0]);
}

/** The forces of the SUPPORTS that demand an OPTION. */
export function demandedBy(scene: Scene, plank: string): Force[] {
  const cards = printed(scene).cards.filter((card) => card.demand.includes(plank));
  return cards.map((card) => card.force!);
}

/** What an ACTION card needs, strongest first: A, B, B. */
export function needs(operation: PrintedOperation): Force[] {
  return Array.from({ length: operation.supports }, (_, n) => {
    if (n < operation.force_a) return 'A';
    return n < operation.force_b ? 'B' : 'C';
  });
}

/** The forces lying on a mat for all to see. */
export function forces(scene: Scene, side: Side): Force[] {
  const found = side.supports.map((id) => printedCard(scene, id)?.force).filter((f) => !!f);
  if (side.popular) found.push('C');
  return found.sort();
}

/** The tokens of all seats if what is asked now is accepted, or an armed ACTION launched. */
export function preview(scene: Scene): number[] | null {
  const { seat } = scene.view;
  const position = positionOf(scene.view);
  if (seat === null) return null;
  const accepting = scene.actions.some(({ verb }) => verb.word === 'accept');
  if (accepting && position.offer) return position.offer.after[seat]!;
  const launch = armedLaunch(scene);
  return launch ? (position.launch[launch]?.after ?? null) : null;
}

/** The ACTION that waits for its last word. */
export function armedLaunch(scene: Scene): string | null {
  if (scene.armed === null) return null;
  const { verb, noun } = scene.catalogue.decode(scene.armed);
  return verb.word === 'launch' ? noun : null;
}

/** The name of the player at a seat, without the party; "" where nobody knows it. */
export function playerName(scene: Scene, seat: number, t: (id: string) => string): string {
  const info = scene.view.seats[seat]!;
  if (seat === scene.view.seat) return t('page-you');
  return scene.nameless ? '' : seatName(info);
}

/** Whether a question is answered at the desk. */
export function atDesk(scene: Scene): boolean {
  return scene.actions.some(({ verb }) => DESK.includes(verb.word));
}

export const DESK = ['accept', 'refuse', 'choose'];

/** Whether a seat has more to tell than its full name leaves room for. */
export function crowded(scene: Scene, seat: number): boolean {
  const position = positionOf(scene.view);
  const side = position.seats[seat]!;
  const name = SEATS[seat]!;
  const roles = [position.crisis?.author === name, position.candidates.includes(name)];
  return side.launched.length + roles.filter(Boolean).length + Math.min(1, side.passes) > 1;
}

/** The lines of the last vote: its check, the announcements, what came of it. */
export function lastVote(log: LogLine[]): LogLine[] {
  const start = log.findLastIndex(({ id }) => id === 'vote');
  if (start < 0) return [];
  const end = log.findIndex(({ id }, n) => n > start && (id === 'campaign' || id === 'won'));
  return log.slice(start, end < 0 ? undefined : end + 1);
}

/** Whether the reader has not acted yet since the second campaign was opened. */
export function freshCampaign(scene: Scene): boolean {
  const position = positionOf(scene.view);
  if (position.campaign !== 2 || scene.view.seat === null) return false;
  const mine = `party-${position.seats[scene.view.seat]!.party}`;
  const since = scene.log.findLastIndex(({ id }) => id === 'campaign');
  return !scene.log.slice(since).some(({ id, args }) => args.party === mine && ACTS.has(id));
}

const ACTS = new Set([
  'displayed',
  'withdrew',
  'read',
  'took-secret',
  'took-secret-hidden',
  'offered',
  'accepted',
  'refused',
  'played',
  'returned',
  'launched',
  'passed',
]);
