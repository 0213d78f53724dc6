/** What moves in 13 Jours; markers slide along their tracks by themselves. */

import type { Trips } from '../../lib/flights.svelte';

export const TRIPS: Trips = {
  'event-played': { card: 'card' },
  'command-played': { card: 'card' },
  'commanded-place': { to: 'where' },
  'commanded-remove': { from: 'where' },
  added: { to: 'where' },
  removed: { from: 'where' },
  discarded: { card: 'card', to: 'discard' },
  'card-set-aside-hidden': { card: 'card', to: 'aftermath' },
  'alliances-kept-hidden': { card: 'card', to: 'aftermath' },
  'agenda-revealed': { card: 'agenda' },
};
