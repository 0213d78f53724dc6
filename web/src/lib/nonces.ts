/**
 * This browser's share of the dice. The server is given its seal (the SHA-256) when a seat is taken,
 * and the nonce itself when everybody has sealed one: nobody can choose theirs to suit.
 */

import type { View } from './wire';

const KEPT = 'detente.nonces';
const MOST = 200;

/** A new nonce, kept here until it is shown; its seal, or null where this page cannot make one. */
export async function sealNonce(): Promise<string | null> {
  if (!crypto.subtle) return null; // a plain address elsewhere than on this machine
  const nonce = hex(crypto.getRandomValues(new Uint8Array(16)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(nonce));
  const seal = hex(new Uint8Array(digest));
  const kept = Object.entries({ ...read(), [seal]: nonce }).slice(-MOST);
  try {
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    return null; // what cannot be kept cannot be shown later
  }
  return seal;
}

/** Everybody has sealed a share of the dice, and the deal waits for this one: what to show. */
export function nonceToShow({ fairness, seat }: View): string | undefined {
  const seal = fairness.show && seat !== null ? fairness.seals[seat] : null;
  return seal ? read()[seal] : undefined;
}

function read(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
