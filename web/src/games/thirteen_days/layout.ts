/** Where things lie on the board of 13 Jours: a canvas of 1200 × 680 units. */

import board from '$detente/games/thirteen_days/data/board.json';
import { cut, rounded } from '../../lib/shapes';

type Point = [number, number];
export type Kind = 'military' | 'political' | 'world_opinion';
export const KINDS: Kind[] = ['military', 'political', 'world_opinion'];
/** The word of each kind. */
export const PART: Record<Kind, string> = {
  military: 'board-military',
  political: 'board-political',
  world_opinion: 'board-opinion',
};
export const SEATS = ['us', 'ussr'] as const;
export type Side = (typeof SEATS)[number];

export interface Plate {
  x: number;
  y: number;
  w: number;
  h: number;
  kind: Kind;
  /** What its agenda adds, as printed. */
  bonus: string;
  /** Width of the part that holds cubes; the rest shows the media bonus. */
  body: number;
}

export const PLATES = board.plates as Record<string, Plate>;
export const PLACES = Object.keys(PLATES);

/** Pins on the map, and where their plate's leader ends. */
export const PINS = board.pins as { at: Point; leaders: Point[] }[];

/** The outline of a plate, `out` units outside it: the shape says the kind. */
export function outline(kind: Kind, x: number, y: number, w: number, h: number, out = 0): string {
  const box = [x - out, y - out, w + 2 * out, h + 2 * out] as const;
  if (kind === 'military') return cut(...box, 12 + out * 0.6);
  return rounded(...box, (kind === 'political' ? 3 : 20) + out);
}

export const COLUMNS: Record<Kind, number> = board.columns;
export const COLUMN = board.column;
/** The top of a DEFCON space. */
export const spaceY = (space: number) => COLUMN.top + COLUMN.step * (8 - space);

export const ZONES = [
  {
    level: 1,
    from: 8,
    to: 7,
    fill: 'url(#hazard)',
    text: 'var(--danger-text)',
    edge: 'var(--danger)',
  },
  {
    level: 2,
    from: 6,
    to: 4,
    fill: 'var(--zone-2)',
    text: 'var(--amber-text)',
    edge: 'var(--amber)',
  },
  { level: 3, from: 3, to: 1, fill: 'var(--zone-3)', text: 'var(--un-text)', edge: 'var(--un)' },
];
export const zoneOf = (space: number) => ZONES.find((zone) => space >= zone.to)!;

/** The columns of the phone: each track over its battlegrounds. */
export const PHONE: Record<Kind, string[]> = {
  military: ['berlin', 'atlantic', 'cuba_mil'],
  political: ['italy', 'turkey', 'cuba_pol'],
  world_opinion: ['television', 'united_nations', 'alliances'],
};
