/** Acts under the names they have in a position. */

import type { GamePage } from '../../games/page';
import type { Table } from '../table.svelte';
import type { Message } from '../wire';
import { t } from '../words.svelte';
import { finishing } from './finish';

export function named(table: Table, game: GamePage | null, code: number): Message {
  const action = table.catalogue.decode(code);
  return (
    finishing(table, game, action) ??
    game?.rename(action, table.view, table.base) ??
    table.catalogue.label(code)
  );
}

/** What a bot would do, in words; "" where nobody has asked. */
export function hinted(table: Table, game: GamePage | null): string {
  const { hint } = table.acts;
  if (hint === null) return '';
  if (hint === 'asked') return t('page-hint-thinking');
  return t('page-hint-is', { act: `"${table.words.say(named(table, game, hint))}"` });
}
