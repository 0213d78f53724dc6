/** The position of Berlin 63 as the server writes it, and what the drawing reads out of it. */

import type { Scene } from '../../lib/table.svelte';
import type { JsonObject, Message, View } from '../../lib/wire';
import { SEATS, type Side } from './layout';

export interface Base {
  base: number;
  seat: Side;
  square: string | null;
  spy: string | null;
}

export interface Team {
  leader: string | null;
  reserve: number;
  /** What a loss would leave; null: the loss would be the game. */
  after_a_loss: number | null;
  reserve_spies: string[] | null;
  box: string[];
  plan: (string | null)[] | null;
}

export interface Claim {
  seat: Side;
  square: string | null;
  spy: string;
  target: string | null;
  to: string | null;
}

/** What can be seen coming. */
export interface Outlook {
  blast: { squares: string[]; bases: number[] } | null;
  dash: { to: string; attacks: boolean } | null;
  chain: {
    power: string;
    works_if_it_holds: boolean;
    works_if_it_falls: boolean;
    next: { seat: Side; squares: string[]; why_not: Message | null };
  } | null;
}

export interface Sight {
  what: string;
  turn: number;
  with?: number | 'reserve';
  spy?: string | null;
  named?: string | null;
}

export interface Suspect {
  base: number;
  could_be: string[];
  could_lead: boolean;
  because: Sight[];
}

export interface Page {
  seat: Side;
  leaders: string[];
  reserve: string[];
  bases: Suspect[];
}

export interface Position {
  columns: number;
  rows: number;
  /** Games to win the match. */
  needed: number;
  game: number;
  wins: Record<Side, number>;
  turn: number;
  active: Side | null;
  quiet: number;
  /** Quiet turns in a row that make a draw; 0: never. */
  quiet_limit: number;
  bases: Base[];
  teams: Record<Side, Team>;
  mover: number | null;
  attacked: number | null;
  claims: Claim[];
  outlook: Outlook;
  /** With the suggested clock on: seconds for the question, and the act silence stands for. */
  clock: { seconds: number; silence: number | null } | null;
  /** What this reader alone has just been shown; `n` tells one sight from the next. */
  shown: { n: number; square: string; spy: string } | null;
  notebook?: Page[];
}

export interface Printed {
  spies: { id: string; used: string; leads: boolean }[];
}

/** What this reader sees; in a replay with everything open, what each side saw of itself. */
export function positionOf(view: View): Position {
  const position = view.position as unknown as Position;
  const open = (view as { open?: JsonObject[] | null }).open;
  if (!open || view.result) return position;
  const eyes = open as unknown as Position[];
  return {
    ...position,
    bases: position.bases.map((base, i) => eyes[SEATS.indexOf(base.seat)]?.bases[i] ?? base),
    teams: {
      red: eyes[0]?.teams.red ?? position.teams.red,
      blue: eyes[1]?.teams.blue ?? position.teams.blue,
    },
  };
}

export function printed(scene: Scene): Printed {
  return scene.catalogue.printed as unknown as Printed;
}

/** Whether this reader has a notebook to look into. */
export function keepsNotebook(view: View): boolean {
  return view.seat !== null && positionOf(view).turn > 0 && !view.result;
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
