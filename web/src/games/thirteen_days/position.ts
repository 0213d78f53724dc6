/** The position of 13 Jours as the server writes it, and what the drawing reads out of it. */

import { reader } from '../../lib/reader';
import type { Scene } from '../../lib/table.svelte';
import type { LogLine, View } from '../../lib/wire';
import { KINDS, PLACES, SEATS, type Kind, type Side } from './layout';
import type { Position, Printed, PrintedAgenda, PrintedCard } from './types';

export type * from './types';

export const { read, positionOf, printed } = reader<Position, Printed>();

export function printedCard(scene: Scene, id: string): PrintedCard | undefined {
  return printed(scene).cards.find((card) => `card-${card.name}` === id);
}

export function printedAgenda(scene: Scene, id: string): PrintedAgenda | undefined {
  return printed(scene).agendas.find((agenda) => `agenda-${agenda.name}` === id);
}

/** Cubes a side has before what can still be taken back. */
export function settledCubes(scene: Scene, place: string, seat: number): number {
  const before = scene.base ?? scene.view;
  return positionOf(before).cubes[place]![seat]!;
}

export function settledSpace(scene: Scene, track: Kind, seat: number): number {
  return positionOf(scene.base ?? scene.view).defcon[track][seat]!;
}

/** How many cubes on a battleground can still be taken back or put back. */
export function changeOn(scene: Scene, place: string): number {
  const now = positionOf(scene.view).cubes[place]!;
  return SEATS.reduce((n, _, i) => n + Math.abs(now[i]! - settledCubes(scene, place, i)), 0);
}

/** The battleground the last step changed, while it can be taken back. */
export function touchedOn(scene: Scene): string | undefined {
  if (!scene.previous) return undefined;
  const [now, before] = [positionOf(scene.view).cubes, positionOf(scene.previous).cubes];
  return PLACES.find((place) => String(now[place]) !== String(before[place]));
}

/** The events in force, and which side each helps or hinders. */
export function effectsOf(view: View): { card: string; side: Side }[] {
  const { effects } = positionOf(view);
  return Object.entries(effects).flatMap(([card, sides]) => sides.map((side) => ({ card, side })));
}

/** How many cubes the act under way has moved so far. */
export function moved(now: View, base: View | null): number {
  if (!base) return 0;
  const [after, before] = [positionOf(now).cubes, positionOf(base).cubes];
  let sum = 0;
  for (const place of PLACES) {
    for (const seat of [0, 1]) sum += Math.abs(after[place]![seat]! - before[place]![seat]!);
  }
  return sum;
}

const ENTERING = new Set(['added', 'commanded-place']);
const LEAVING = new Set(['removed', 'commanded-remove']);

/** What the other side's last move did to a battleground: cubes in or out, and whose act it was. */
export function lastOn(lines: LogLine[], place: string): { n: number; side: Side } | null {
  let n = 0;
  let side: Side | null = null;
  for (const line of lines) {
    if (line.args.where !== `battleground-${place}`) continue;
    if (ENTERING.has(line.id)) n += Number(line.args.n);
    else if (LEAVING.has(line.id)) n -= Number(line.args.n);
    else continue;
    side = sideOf(line);
  }
  return side && { n, side };
}

/** Where a marker stood before the other side's last move. */
export function lastSpace(lines: LogLine[], track: Kind, seat: number): number | null {
  const first = lines.find(
    (line) =>
      line.id === 'marker-moved' &&
      line.args.track === `track-${track}` &&
      line.args.seat === `seat-${SEATS[seat]}`,
  );
  return first ? Number(first.args.from) : null;
}

function sideOf(line: LogLine): Side {
  return line.args.seat === 'seat-us' ? 'us' : 'ussr';
}

/** Markers of a side in DEFCON 2 or beyond, track by track. */
export function risk(position: Position, seat: number): number[] {
  return KINDS.map((kind) => position.defcon[kind][seat]!);
}
