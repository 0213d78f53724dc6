/** What a list says of a table: against whom, what is asked there, what its button does. */

import { seatName } from '../lib/bots';
import { ended } from '../lib/ended';
import { prefs } from '../lib/prefs.svelte';
import type { TableInfo } from '../lib/wire';
import { load, loaded, t, Words } from '../lib/words.svelte';

/** Bring the words of the games in which something is asked. */
export function loadAsked(tables: TableInfo[]): void {
  for (const { game, asked } of tables) if (asked) void load(game, prefs.lang).catch(() => {});
}

/** Everybody else there. */
export function others(table: TableInfo): string {
  return counted(
    table.seats
      .filter((seat, i) => !table.my_seats.includes(i) && seat.kind !== 'open')
      .map(seatName),
  );
}

/** "Steady ×3, Ann": bots of a level have the same name, which is said once. */
function counted(names: string[]): string {
  return [...Map.groupBy(names, (name) => name)]
    .map(([name, { length }]) => (length > 1 ? `${name} ×${length}` : name))
    .join(', ');
}

/** How it stands: what I am asked, who is waited for, how it ended. */
export function state(table: TableInfo): string {
  const free = table.seats.filter((seat) => seat.kind === 'open').length;
  if (table.over) return ended(table);
  if (free) return t('page-row-free', { n: free });
  if (!table.my_seats.length) return t('page-row-playing');
  if (table.my_turn) return asked(table) ?? t('page-row-yours');
  const names = table.waiting.map((seat) => seatName(table.seats[seat]!));
  return names.length
    ? t('page-row-waits', { names: `"${counted(names)}"` })
    : t('page-row-theirs');
}

/** What is asked of me there, once the words of that game are here. */
function asked({ game, asked, off_turn }: TableInfo): string | null {
  if (!asked || !loaded(game)) return null;
  const said = new Words(game).say(asked);
  return off_turn ? t('page-asked-off-turn', { said: `"${said}` }) : said;
}

/** What its button says. */
export function button(table: TableInfo): string {
  if (table.my_turn) return 'page-your-move';
  if (!table.my_seats.length && table.seats.some((seat) => seat.kind === 'open'))
    return 'page-join';
  return 'page-look';
}
