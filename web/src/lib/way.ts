/** How a table is reached: its line to the server, and the moments of its past. */

import { fetchLessonMoment, fetchReplay } from './api';
import { Device, type Keeper } from './device';
import { Paper } from './paper';
import { Socket, socketAddress, type Connection, type Wire } from './socket';
import type { FromServer, KeptGame, LessonScene, Offline, ReplayView } from './wire';

/** Where what is heard goes, and how the line stands. */
type Hear = (message: FromServer) => void;
type Change = (connection: Connection) => void;

export interface Way {
  /** The line, looked at from the seat of several that has the screen. */
  open(hear: Hear, change: Change, seat: () => number | undefined): Wire;
  /** The moment after so many moves, seen from a seat. */
  moment(moves: number, seat: number | null): Promise<ReplayView>;
  /** Of a game on this device: nobody else knows of it. */
  readonly own?: Own;
}

export interface Own {
  /** The address of another game of the same kind. */
  again(): string;
  /** The game written down, as JSON. */
  record(): string;
}

const part = encodeURIComponent;

export const tableWay = (id: string): Way => ({
  open(hear, change, seat) {
    const asked = () => (seat() === undefined ? '' : `?seat=${seat()}`);
    return new Socket(() => socketAddress(`tables/${part(id)}${asked()}`), hear, change);
  },
  moment: (moves, seat) => fetchReplay(id, moves, seat ?? 'spectator'),
});

/** A lesson is called again at the step it has come to. */
export const lessonWay = (game: string, lesson: string, step: () => number): Way => ({
  open(hear, change) {
    const address = `lessons/${part(game)}/${part(lesson)}`;
    return new Socket(() => socketAddress(`${address}?step=${step()}`), hear, change);
  },
  moment: (moves) => fetchLessonMoment(game, lesson, moves),
});

/** The same without the server, as it was kept. */
export const paperWay = (
  game: string,
  lesson: string,
  script: LessonScene[],
  step: () => number,
): Way => ({
  open: (hear, change) => new Paper(script, step, hear, change),
  moment: (moves) => fetchLessonMoment(game, lesson, moves),
});

/** A game on this device, with the server's own rules and bots. */
export function deviceWay(files: Offline, game: KeptGame, keeper: Keeper, own: Own): Way {
  let device: Device;
  return {
    open: (hear, change) => (device = new Device(files, game, keeper, hear, change)),
    moment: (moves, seat) => device.moment(moves, seat),
    own,
  };
}
