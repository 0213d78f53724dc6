/** Where things lie on the board of 13 Jours: a canvas of 1200 × 680 units. */

import { cut, rounded } from '../../lib/shapes';

export type Kind = 'military' | 'political' | 'world_opinion';
export const KINDS: Kind[] = ['military', 'political', 'world_opinion'];
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

const military = (x: number, y: number, bonus: string): Plate => ({
  ...{ x, y, w: 196, h: 112, body: 196 },
  kind: 'military',
  bonus,
});
const political = (x: number, y: number, bonus: string): Plate => ({
  ...military(x, y, bonus),
  kind: 'political',
});
const opinion = (x: number): Plate => ({
  ...{ x, y: 554, w: 262, h: 104, body: 196 },
  kind: 'world_opinion',
  bonus: '',
});

export const PLATES: Record<string, Plate> = {
  berlin: military(436, 118, '+1'),
  atlantic: military(222, 196, '+X'),
  cuba_mil: military(32, 396, '+X'),
  italy: political(452, 286, '+1'),
  turkey: political(666, 306, '+0'),
  cuba_pol: political(242, 396, '+X'),
  television: opinion(58),
  united_nations: opinion(332),
  alliances: opinion(606),
};
export const PLACES = Object.keys(PLATES);

/** Pins on the map, and where their plate's leader ends. */
export const PINS = [
  { at: [675, 155], leaders: [[632, 170]] },
  { at: [670, 240], leaders: [[622, 286]] },
  { at: [782, 258], leaders: [[783, 306]] },
  {
    at: [170, 370],
    leaders: [
      [182, 396],
      [266, 396],
    ],
  },
] as const;

/** The outline of a plate, `out` units outside it: the shape says the kind. */
export function outline(kind: Kind, x: number, y: number, w: number, h: number, out = 0): string {
  const box = [x - out, y - out, w + 2 * out, h + 2 * out] as const;
  if (kind === 'military') return cut(...box, 12 + out * 0.6);
  return rounded(...box, (kind === 'political' ? 3 : 20) + out);
}

export const COLUMNS: Record<Kind, number> = {
  military: 926,
  political: 1012,
  world_opinion: 1098,
};
export const COLUMN = { w: 82, step: 54, h: 50 };
/** The top of a DEFCON space. */
export const spaceY = (space: number) => 158 + COLUMN.step * (8 - space);

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
