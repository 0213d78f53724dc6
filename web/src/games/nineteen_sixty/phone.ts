/** The four region views of a phone: which part of the canvas, and where the labels go there. */

import { SPOTS, type Spot } from './layout';
import type { Region } from './position';

interface PhoneView {
  box: string;
  /** How much larger than the canvas labels are drawn, so that they keep their size. */
  k: number;
  spots: Record<string, Spot>;
}

const call = (x: number, y: number) => ({ x, y, w: 84, h: 32 });
/** The call-outs of the East in rows of 44, each row a target of its own. */
const EAST: Record<string, { x: number; y: number; w: number; h: number }> = {
  nh: call(1158, 198),
  vt: call(1075, 280),
  ma: call(1324, 338),
  ri: call(1324, 382),
  ct: call(1324, 426),
  nj: call(1324, 470),
  de: call(1324, 514),
  md: call(1324, 558),
};

/** Alaska and Hawaii beside the rest: their shapes lie outside this view. */
const aside = (x: number, y: number) => ({ x, y, call: { x, y, w: 84, h: 27 } });

function moved(changes: Record<string, Partial<Spot>>): Record<string, Spot> {
  return Object.fromEntries(
    Object.entries(SPOTS).map(([state, spot]) => [state, { ...spot, ...changes[state] }]),
  );
}

export const VIEWS: Record<Region, PhoneView> = {
  east: {
    box: '983 172 390 410',
    k: 1,
    spots: moved(
      Object.fromEntries(Object.entries(EAST).map(([state, at]) => [state, { call: at }])),
    ),
  },
  south: { box: '440 500 720 440', k: 1.3, spots: moved({}) },
  midwest: { box: '620 200 440 440', k: 1.1, spots: moved({}) },
  west: {
    box: '34 142 700 626',
    k: 1.65,
    spots: moved({ ak: aside(104, 692), hi: aside(104, 742) }),
  },
};
