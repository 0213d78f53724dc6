import { expect, test } from 'vitest';
import { pin, SPOTS } from '../src/games/nineteen_sixty/layout';

/** Half of a pin and half of a label, in units of the map. */
const REACH = { x: 17 + 24, y: 17 + 18 };

test.each(Object.keys(SPOTS))('a pin in %s covers the label of no other state', (state) => {
  const at = pin(state, 0, false, SPOTS, 1);
  const covered = Object.entries(SPOTS).filter(([other, spot]) => {
    const { x, y } = spot.call ?? spot;
    return other !== state && Math.abs(x - at.x) < REACH.x && Math.abs(y - at.y) < REACH.y;
  });

  expect(covered.map(([other]) => other)).toEqual([]);
});
