/** The four region views of a phone: which part of the canvas, and where the labels go there. */

import { SPOTS, type Spot } from './layout';
import type { Region } from './position';

interface PhoneView {
  box: string;
  /** How much larger than the canvas labels are drawn, so that they keep their size. */
  k: number;
  spots: Record<string, Spot>;
}

const call = (x: number, y: number) => ({ x, y, w: 92, h: 32, hit: 60 });
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
const aside = (x: number, y: number) => ({ x, y, call: { x, y, w: 84, h: 28, hit: 60 } });

function moved(changes: Record<string, Partial<Spot>>): Record<string, Spot> {
  return Object.fromEntries(
    Object.entries(SPOTS).map(([state, spot]) => [state, { ...spot, ...changes[state] }]),
  );
}

export const VIEWS: Record<Region, PhoneView> = {
  east: {
    box: '924 172 516 400',
    k: 1.28,
    spots: moved(
      Object.fromEntries(Object.entries(EAST).map(([state, at]) => [state, { call: at }])),
    ),
  },
  south: { box: '440 500 720 440', k: 1.3, spots: moved({}) },
  midwest: { box: '620 200 440 440', k: 1.1, spots: moved({}) },
  west: {
    box: '34 142 700 626',
    k: 1.65,
    spots: moved({ ak: aside(104, 676), hi: aside(104, 736) }),
  },
};
