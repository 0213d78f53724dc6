/** Where things lie on the board of 1960: a canvas of 1600 × 1000 units, the map 0–1376 of it. */

import board from '$detente/games/nineteen_sixty/data/board.json';
import type { Box } from '../../lib/lens.svelte';

/** The middle of a state's label; then, for a small state, of its call-out. */
const PLACES = board.places as unknown as Record<string, [number, number, number?, number?]>;
/** The order of the keyboard: from west to east. */
export const STATES = Object.keys(PLACES);
const SMALL = new Set(board.small);

export interface Spot {
  /** The end of the leader inside the state, or the middle of the label. */
  x: number;
  y: number;
  /** The middle of the call-out of a small state. */
  call: { x: number; y: number; w: number; h: number } | null;
  small: boolean;
}

export const SPOTS: Record<string, Spot> = Object.fromEntries(
  Object.entries(PLACES).map(([state, [x, y, cx, cy]]) => [
    state,
    {
      x,
      y,
      call: cx === undefined ? null : { x: cx, y: cy!, ...board.call },
      small: SMALL.has(state),
    },
  ]),
);

/** The same without call-outs: near enough, every state has room for its label. */
export const INSIDE: Record<string, Spot> = Object.fromEntries(
  Object.entries(SPOTS).map(([state, spot]) => [state, { ...spot, call: null, small: false }]),
);
/** From here on the small states take their labels back. */
export const NEAR_ENOUGH = 2.8;

/** The whole country, and each region brought near. */
export const WHOLE: Box = { x: 14, y: 143, w: 1412, h: 799 };
export const NEAR: Record<'west' | 'midwest' | 'south' | 'east', Box> = {
  west: { x: 20, y: 120, w: 790, h: 834 },
  midwest: { x: 590, y: 190, w: 560, h: 400 },
  south: { x: 440, y: 470, w: 760, h: 484 },
  east: { x: 950, y: 150, w: 432, h: 440 },
};

/** Ways from a state's label to a pin beside it; the first that meets no other label is taken. */
const WAYS = [
  [0, -50],
  [56, -16],
  [-56, -16],
  [40, -48],
  [-40, -48],
  [0, 58],
] as const;
/** How near the middles of a pin and of a label may come. */
const CLEAR = { x: 42, y: 36 };

function clear(state: string, x: number, y: number, spots: Record<string, Spot>, k: number) {
  return !Object.entries(spots).some(([other, spot]) => {
    const at = spot.call ?? spot;
    return other !== state && Math.abs(at.x - x) < CLEAR.x * k && Math.abs(at.y - y) < CLEAR.y * k;
  });
}

/** Where a candidate's pin stands for a state: beside the label, so that all labels stay free. */
export function pin(
  state: string,
  candidate: number,
  together: boolean,
  spots: Record<string, Spot>,
  k: number,
): { x: number; y: number } {
  const { x, y, call } = spots[state]!;
  const shift = together ? (candidate === 0 ? -19 : 19) * k : 0;
  if (!call) {
    const beside = WAYS.map(([dx, dy]) => ({ x: x + dx * k, y: y + dy * k }));
    const free = beside.find((at) => clear(state, at.x, at.y, spots, k)) ?? beside[0]!;
    return { x: free.x + shift, y: free.y };
  }
  const side = call.x > x ? -1 : 1;
  return {
    x: call.x + side * ((call.w * k) / 2 + 22 * k) + side * (together && candidate ? 38 * k : 0),
    y: call.y - 8 * k,
  };
}
