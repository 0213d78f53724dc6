/** A table on its way to the screen: what is printed, the words and the drawing of its game first. */

import { onMount } from 'svelte';
import { gamePage } from '../games/page';
import { catalogueOf } from '../lib/catalogue';
import { prefs } from '../lib/prefs.svelte';
import type { Table } from '../lib/table.svelte';
import { load } from '../lib/words.svelte';

/** What every table of a game is drawn with. */
export async function drawnWith(game: string) {
  const [catalogue, drawing] = await Promise.all([catalogueOf(game), gamePage(game), load(game)]);
  return { catalogue, drawing };
}

/** Opens a table with the screen that asks, in the language it is read in, and closes it with it. */
export function opening(
  open: () => Promise<Table | null>,
  failed: (problem: unknown) => void,
): { readonly table: Table | null } {
  let table = $state.raw<Table | null>(null);
  onMount(() => {
    let left = false;
    open().then((made) => {
      if (left) made?.close();
      else table = made;
    }, failed);
    return () => {
      left = true;
      table?.close();
    };
  });
  $effect(() => {
    if (table) void load(table.game, prefs.lang);
  });
  return {
    get table() {
      return table;
    },
  };
}
