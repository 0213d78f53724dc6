/** The position of Berlin 63 as the server writes it, and what the drawing reads out of it. */

import { reader } from '../../lib/reader';
import type { Scene } from '../../lib/table.svelte';
import type { JsonObject, View } from '../../lib/wire';
import { SEATS } from './layout';
import type { Base, Position, Printed, Side, Suspect } from './types';

export type * from './types';

export const { read, positionOf: seenBy, printed } = reader<Position, Printed>();

/** In a replay with everything open: the position of each side. */
export function opened(view: View): JsonObject[] | null {
  return (view as { open?: JsonObject[] | null }).open ?? null;
}

/** What this reader sees; in a replay with everything open, what each side saw of itself. */
export function positionOf(view: View): Position {
  const position = seenBy(view);
  const open = opened(view);
  if (!open || view.result) return position;
  const eyes = open.map(read);
  return {
    ...position,
    bases: position.bases.map((base, i) => eyes[SEATS.indexOf(base.seat)]?.bases[i] ?? base),
    teams: {
      red: eyes[0]?.teams.red ?? position.teams.red,
      blue: eyes[1]?.teams.blue ?? position.teams.blue,
    },
  };
}

/** Whether this reader has a notebook to look into. */
export function keepsNotebook(view: View): boolean {
  return view.seat !== null && positionOf(view).turn > 0 && !view.result;
}

/** How many spies a side has in reserve, which it has once both are lined up. */
export function inReserve({ teams, turn }: Position, side: Side): number {
  return turn === 0 ? 0 : teams[side].reserve;
}

/** The side this reader sits on; a spectator looks from the East. */
export function mySide(view: View): Side {
  return SEATS[view.seat ?? 0]!;
}

export function other(side: Side): Side {
  return side === 'red' ? 'blue' : 'red';
}

/** What the notebook says of an enemy base. */
export function suspect(position: Position, base: number): Suspect | undefined {
  return position.notebook?.flatMap((page) => page.bases).find((entry) => entry.base === base);
}

/** The pieces that stand, those of a first row being lined up among them. */
export function standing(position: Position): Base[] {
  const home = { red: 1, blue: position.rows };
  const planned = SEATS.flatMap((seat) =>
    (position.teams[seat].plan ?? []).map((spy, i) => ({
      base: -1,
      seat,
      square: spy && `${'abcdefg'[i]}${home[seat]}`,
      spy,
    })),
  );
  const stand = position.bases.filter((base) => base.square);
  return stand.length ? stand : planned.filter((base) => base.square);
}

/** The squares a reader's last opponent touched: moved from, and come to or mixed. */
export function traces(scene: Scene): { from: string[]; on: string[] } {
  const from: string[] = [];
  const on: string[] = [];
  const square = (value: unknown) => String(value ?? '').replace(/^square-/, '');
  for (const line of scene.last) {
    if (line.args.to) {
      if (line.id !== 'attacked') from.push(square(line.args.square));
      on.push(square(line.args.to));
    } else if (line.id.startsWith('mixed')) {
      on.push(square(line.args.square), square(line.args.other));
    }
  }
  return { from: from.filter((name) => !on.includes(name)), on: on.filter(Boolean) };
}

/** The moment a spy's power is used, as the id of its words. */
export function moment(scene: Scene, spy: string): string {
  const used = printed(scene).spies.find((entry) => entry.id === spy)?.used ?? '';
  return `board-used-${used.replaceAll('_', '-')}`;
}
