/** How a table is reached: its line to the server, and the moments of its past. */

import { fetchLessonMoment, fetchReplay } from './api';
import { socketAddress } from './socket';
import type { ReplayView } from './wire';

export interface Way {
  /** The address of the line, looked at from one of several seats, by a page that has a part. */
  line(seat?: number, has?: string): string;
  /** The moment after so many moves, seen from a seat. */
  moment(moves: number, seat: number | null): Promise<ReplayView>;
}

const part = encodeURIComponent;

export const tableWay = (id: string): Way => ({
  line: (seat, has) => {
    const asked = new URLSearchParams();
    if (seat !== undefined) asked.set('seat', String(seat));
    if (has) asked.set('has', has);
    return socketAddress(`tables/${part(id)}${asked.size ? `?${asked}` : ''}`);
  },
  moment: (moves, seat) => fetchReplay(id, moves, seat ?? 'spectator'),
});

/** A lesson is called again at the step it has come to. */
export const lessonWay = (game: string, lesson: string, step: () => number): Way => ({
  line: () => socketAddress(`lessons/${part(game)}/${part(lesson)}?step=${step()}`),
  moment: (moves) => fetchLessonMoment(game, lesson, moves),
});
