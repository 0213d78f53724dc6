/** What moves in Stratagem; tokens go from rack to rack by themselves. */

import type { Trips } from '../../lib/flights.svelte';

export const TRIPS: Trips = {
  displayed: { card: 'plank', to: slot },
  withdrew: { card: 'plank', from: slot, to: 'party' },
  read: { card: 'card', from: 'deck' },
  'took-secret-hidden': { card: 'card', from: 'deck', to: 'party' },
  offered: { card: 'card', from: 'deck', to: 'party' },
  accepted: { card: 'card', from: 'middle', to: 'party' },
  played: { card: 'card' },
  revealed: { card: 'card' },
  launched: { card: 'operation' },
  fell: { card: 'card', from: 'middle', to: 'fallen' },
};

/** The place of an option on its party's mat: "plank-7b" of a party stands on its seventh. */
function slot({ party, plank }: Record<string, number | string>): string {
  return `${party}/${String(plank).replace('plank-', '')[0]}`;
}
