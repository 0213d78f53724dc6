/** The position of Stratagem as the server writes it, and what the drawing reads out of it. */

import type { Scene } from '../../lib/table.svelte';
import type { LogLine, View } from '../../lib/wire';

export type PartyId = 'pop' | 'dem' | 'con' | 'nat';
export type Force = 'A' | 'B' | 'C';
export type SeatName = string;

export interface Side {
  party: PartyId | null;
  active: boolean;
  tokens: number;
  popular: boolean;
  shown: string[];
  undisplayed: string[];
  opinion: number;
  members: number;
  supports: string[];
  secrets: { count: number; cards: string[] };
  programme: { count: number; planks: string[] };
  launched: string[];
  due: { count: number; cards: string[] };
  seen: string[];
  passes: number;
  number: number;
  verified: SeatName[];
}

export interface Crisis {
  stage: string;
  author: SeatName;
  launcher: SeatName;
  rounds: number;
  turns: SeatName[];
  reaction: string | null;
  reacts: SeatName[];
  ends: 'coup' | 'dictatorship' | 'failed' | 'overthrown';
}

export interface Offer {
  card: string;
  keeps: boolean[];
  meets: boolean[];
  after: number[][];
}

/** A line of the ranking: as it stands now, at the end for good. */
export interface Place {
  seat: SeatName;
  place: number | null;
  level: boolean;
  outcome: string;
  points: number;
  plus: number;
  supports: number;
  force: number;
}

export interface Position {
  campaign: number;
  first: SeatName;
  turn: SeatName | null;
  seats: Side[];
  deck: number;
  fallen: string[];
  reshuffled: string[];
  travelling: string | null;
  offered: SeatName[];
  offer: Offer | null;
  crisis: Crisis | null;
  candidates: SeatName[];
  eliminated: SeatName[];
  abandoned: SeatName[];
  launch: Record<string, { ready: boolean; lacks: Force[]; after: number[] }>;
  quiet: number;
  ranking: Place[];
  winner: SeatName | null;
}

export interface PrintedPlank {
  id: string;
  number: number;
  opinion: number;
  members: number;
}

export interface PrintedCard {
  id: string;
  family: 'opinion' | 'event' | 'secret' | 'support';
  effect: string | null;
  amount: number;
  plank: string | null;
  force: Force | null;
  mark: string | null;
  demand: string[];
}

export interface Operation {
  id: string;
  number: number;
  supports: number;
  force_a: number;
  force_b: number;
  popular: boolean;
  popularity: number;
}

export const THEMES = [1, 2, 3, 4, 5, 6, 7];

export function positionOf(view: View): Position {
  return view.position as unknown as Position;
}

/** The seats as this reader sits: own one at the bottom, then clockwise. */
export function around(view: View): number[] {
  const me = view.seat ?? 0;
  return [0, 1, 2, 3].map((n) => (me + n) % 4);
}

export function printedCard(scene: Scene, id: string): PrintedCard | undefined {
  const cards = scene.catalogue.printed.cards as unknown as PrintedCard[];
  return cards.find((card) => card.id === id);
}

export function printedOperation(scene: Scene, id: string): Operation | undefined {
  const operations = scene.catalogue.printed.operations as unknown as Operation[];
  return operations.find((operation) => operation.id === id);
}

/** ACTION 1 to 4, in the order of a crisis. */
export function actionNumber(scene: Scene, id: string): number {
  return operations(scene).findIndex((operation) => operation.id === id) + 1;
}

export function operations(scene: Scene): Operation[] {
  return scene.catalogue.printed.operations as unknown as Operation[];
}

/** The OPTION cards of a party, as its members and the public rate them. */
export function planksOf(scene: Scene, party: PartyId | null): PrintedPlank[] {
  const parties = scene.catalogue.printed.parties as unknown as {
    id: string;
    planks: PrintedPlank[];
  }[];
  return parties.find(({ id }) => id === party)?.planks ?? [];
}

/** "3b" → 3. */
export function themeOf(plank: string): number {
  return Number(plank[0]);
}

/** The forces of the SUPPORTS that demand an OPTION. */
export function demandedBy(scene: Scene, plank: string): Force[] {
  const cards = scene.catalogue.printed.cards as unknown as PrintedCard[];
  return cards.filter((card) => card.demand.includes(plank)).map((card) => card.force!);
}

/** What an ACTION card needs, strongest first: A, B, B. */
export function needs(operation: Operation): Force[] {
  return Array.from({ length: operation.supports }, (_, n) => {
    if (n < operation.force_a) return 'A';
    return n < operation.force_b ? 'B' : 'C';
  });
}

/** The forces lying on a mat for all to see. */
export function forces(scene: Scene, side: Side): Force[] {
  const found = side.supports.map((id) => printedCard(scene, id)?.force).filter((f) => !!f);
  return (side.popular ? [...found, 'C' as Force] : (found as Force[])).sort() as Force[];
}

/** "+2", "−1", "0". */
export function signed(n: number): string {
  if (n === 0) return '0';
  return n > 0 ? `+${n}` : `−${-n}`;
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

/** The name of the player at a seat, without the party. */
export function playerName(scene: Scene, seat: number, t: (id: string) => string): string {
  const info = scene.view.seats[seat]!;
  if (seat === scene.view.seat) return t('page-you');
  if (info.kind === 'bot') return t(`page-bot-${info.name}`);
  return info.kind === 'open' ? t('page-free-seat') : info.name;
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
  const name = scene.catalogue.seats[seat]!;
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
