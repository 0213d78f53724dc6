/** The four region views of a phone: which part of the canvas, and where the labels go there. */

import type { Box } from '../../lib/lens.svelte';
import { SPOTS, type Spot } from './layout';
import type { Region } from './position';

interface PhoneView {
  box: Box;
  /** How much larger than the canvas labels are drawn, so that they keep their size. */
  k: number;
  spots: Record<string, Spot>;
}

const call = (x: number, y: number) => ({ x, y, w: 92, h: 32 });
/** The call-outs of the East in rows of 60 units, each row a target of its own. */
const EAST: Record<string, Spot['call']> = {
  nh: call(1140, 206),
  vt: call(1040, 272),
  ma: call(1376, 232),
  ri: call(1376, 292),
  ct: call(1376, 352),
  nj: call(1376, 412),
  de: call(1376, 472),
  md: call(1376, 532),
};

/** Alaska and Hawaii beside the rest: their shapes lie outside this view. */
const aside = (x: number, y: number) => ({ x, y, call: { x, y, w: 84, h: 28 } });

function moved(changes: Record<string, Partial<Spot>>): Record<string, Spot> {
  return Object.fromEntries(
    Object.entries(SPOTS).map(([state, spot]) => [state, { ...spot, ...changes[state] }]),
  );
}

export const VIEWS: Record<Region, PhoneView> = {
  east: {
    box: { x: 924, y: 172, w: 516, h: 400 },
    k: 1.28,
    spots: moved(
      Object.fromEntries(Object.entries(EAST).map(([state, at]) => [state, { call: at }])),
    ),
  },
  south: { box: { x: 540, y: 478, w: 600, h: 470 }, k: 1.3, spots: moved({}) },
  midwest: { box: { x: 620, y: 200, w: 440, h: 440 }, k: 1.1, spots: moved({}) },
  west: {
    box: { x: 34, y: 142, w: 700, h: 626 },
    k: 1.65,
    spots: moved({ ak: aside(104, 648), hi: aside(104, 732) }),
  },
};
