/** What moves in Berlin 63. */

import type { Trip, Trips } from '../../lib/flights.svelte';

const GOES: Trip = { from: 'square', to: 'to' };

export const TRIPS: Trips = {
  stepped: GOES,
  attacked: GOES,
  pushed: GOES,
  'thrown-back': GOES,
  fell: { from: 'square' },
  'mixed-hidden': [
    { from: 'square', to: 'other' },
    { from: 'other', to: 'square' },
  ],
  'mixed-reserve-hidden': [
    { from: 'square', to: 'seat' },
    { from: 'seat', to: 'square' },
  ],
};
