/** An act under the name it has in this position. */

import type { GamePage } from '../../games/page';
import type { Table } from '../table.svelte';
import type { Message } from '../wire';

export function named(table: Table, game: GamePage | null, code: number): Message {
  const action = table.catalogue.decode(code);
  return game?.rename(action, table.view, table.base) ?? table.catalogue.label(code);
}
