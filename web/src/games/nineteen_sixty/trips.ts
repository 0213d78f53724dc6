/** What moves in 1960; the candidates' pins go by themselves. */

import type { Trips } from '../../lib/flights.svelte';

export const TRIPS: Trips = {
  'played-event': { card: 'card' },
  'played-cp': { card: 'card' },
  'support-gained': { to: 'state' },
  'support-lost': { from: 'state' },
  'issue-gained': { to: 'issue' },
  'issue-lost': { from: 'issue' },
  'media-gained': { to: 'region' },
  'media-lost': { from: 'region' },
  endorsed: { to: 'region' },
  'endorsement-cancelled': { from: 'region' },
  discarded: { card: 'card', to: 'discard' },
  'strategy-placed-hidden': { card: 'card', to: 'discard' },
  'debate-shown': { card: 'card' },
  'debate-sided': { card: 'card', from: 'middle', to: 'issue' },
  'strategy-revealed': { card: 'card', to: 'state' },
  'byrd-placed': { from: 'seat-byrd', to: 'state' },
};
