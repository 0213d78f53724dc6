/** Passkeys: this browser makes and uses keys that never leave it. */

import { mine } from './api';
import { prefs } from './prefs.svelte';
import type { Account, JsonObject, Me, Riddle } from './wire';

/** Whether this browser can. */
export const hasPasskeys = () =>
  typeof PublicKeyCredential === 'function' &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential;

/** What a key has answered, as the server wants it; null where its owner did not agree. */
async function answered(credential: Promise<Credential | null>): Promise<JsonObject | null> {
  try {
    return ((await credential) as PublicKeyCredential).toJSON() as unknown as JsonObject;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/** Make a key for this account, or for the account this guest becomes by it. */
export async function makePasskey(name: string): Promise<Me | null> {
  const { options } = await mine<Riddle>('api/account/passkey/new', {});
  const asked = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked);
  const answer = await answered(navigator.credentials.create({ publicKey }));
  return answer && mine<Me>('api/account/passkey', { answer, name, language: prefs.lang });
}

/** Sign in by a key of this browser. */
export async function usePasskey(bring: boolean): Promise<Me | null> {
  const { options } = await mine<Riddle>('api/account/passkey/ask', {});
  const asked = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked);
  const answer = await answered(navigator.credentials.get({ publicKey }));
  return answer && mine<Me>('api/account/passkey/enter', { answer, bring });
}

export const removePasskey = (id: string) => mine<Account>('api/account/passkey/remove', { id });
