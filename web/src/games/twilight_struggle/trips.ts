/** What moves in Twilight Struggle. */

import type { Trips } from '../../lib/flights.svelte';

export const TRIPS: Trips = {
  'headline-shown': { card: 'card' },
  'event-played': { card: 'card' },
  'ops-played': { card: 'card' },
  'space-played': { card: 'card', to: 'space' },
  intervened: { card: 'card' },
  added: { to: 'country' },
  'taken-away': { from: 'country' },
  'coup-declared': { to: 'country' },
  points: { to: 'vp' },
  'space-reached': { to: 'space' },
  'military-added': { to: 'military' },
  'china-passed': { card: 'card', from: 'china', to: 'seat' },
  discarded: { card: 'card', to: 'discard' },
  'trap-discard': { card: 'card', to: 'discard' },
};
