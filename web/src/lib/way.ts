/** How a table is reached: its line to the server, and the moments of its past. */

import { fetchLessonMoment, fetchReplay } from './api';
import { socketAddress } from './socket';
import type { ReplayView } from './wire';

export interface Way {
  /** The address of the line, looked at from one of several seats. */
  line(seat?: number): string;
  /** The moment after so many moves, seen from a seat. */
  moment(moves: number, seat: number | null): Promise<ReplayView>;
}

const part = encodeURIComponent;

export const tableWay = (id: string): Way => ({
  line: (seat) => socketAddress(`tables/${part(id)}${seat === undefined ? '' : `?seat=${seat}`}`),
  moment: (moves, seat) => fetchReplay(id, moves, seat ?? 'spectator'),
});

/** A lesson is called again at the step it has come to. */
export const lessonWay = (game: string, lesson: string, step: () => number): Way => ({
  line: () => socketAddress(`lessons/${part(game)}/${part(lesson)}?step=${step()}`),
  moment: (moves) => fetchLessonMoment(game, lesson, moves),
});
