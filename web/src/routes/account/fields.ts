/** What a small form asks for. */

import { PASSWORD } from '../../lib/wire';
import { t } from '../../lib/words.svelte';

export interface Field {
  name: string;
  label: string;
  kind?: 'text' | 'email' | 'password';
  autocomplete?: 'username' | 'email' | 'current-password' | 'new-password' | 'off';
  value?: string;
  min?: number;
  max?: number;
  /** Need not be filled in. */
  optional?: boolean;
}

/** A password: a fresh one is chosen now and long enough, another is only known. */
export const password = (label: string, fresh: boolean): Field => ({
  name: 'password',
  label: t(label),
  kind: 'password',
  autocomplete: fresh ? 'new-password' : 'current-password',
  min: fresh ? PASSWORD : 1,
  max: 200,
});
