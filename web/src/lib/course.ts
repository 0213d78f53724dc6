/** The course of a game as a drawing: how it stood after each move, in steps. */

import type { CoursePoint } from './wire';

/** Where things lie in a drawing of so many pixels. */
export interface Frame {
  width: number;
  height: number;
  /** The moves of the whole game. */
  total: number;
}

/** The most and the least a course comes to; a lead may be anybody's, so it has both sides alike. */
export function span(course: CoursePoint[]): { least: number; most: number } {
  const all = course.flatMap(({ worth }) => worth);
  const far = Math.max(1, ...all.map(Math.abs));
  if (isLead(course)) return { least: -far, most: far };
  return { least: Math.min(0, ...all), most: far };
}

/** Whether a course tells how far the first seat is ahead, not what each has. */
export function isLead(course: CoursePoint[]): boolean {
  return course[0]?.worth.length === 1;
}

export const across = (move: number, { width, total }: Frame): number =>
  (width * move) / Math.max(1, total);

export function down(worth: number, course: CoursePoint[], { height }: Frame): number {
  const { least, most } = span(course);
  return (height * (most - worth)) / (most - least);
}

/** The line of one seat: each value holds until the next is known. */
export function line(course: CoursePoint[], seat: number, frame: Frame): string {
  const steps = course.map(({ move, worth }, n) => {
    const y = down(worth[seat]!, course, frame).toFixed(1);
    return n
      ? `H${across(move, frame).toFixed(1)}V${y}`
      : `M${across(move, frame).toFixed(1)},${y}`;
  });
  return steps.length ? `${steps.join('')}H${frame.width}` : '';
}

/** What lies between the line and nobody being ahead, on one side of it. */
export function area(course: CoursePoint[], sign: 1 | -1, frame: Frame): string {
  if (!course.length) return '';
  const clipped = course.map(({ move, worth }) => ({
    move,
    worth: [sign * Math.max(0, sign * worth[0]!)],
  }));
  const zero = down(0, course, frame).toFixed(1);
  const steps = clipped.map(({ move, worth }) => {
    const y = down(worth[0]!, course, frame).toFixed(1);
    return `H${across(move, frame).toFixed(1)}V${y}`;
  });
  const start = across(course[0]!.move, frame).toFixed(1);
  return `M${start},${zero}${steps.join('')}H${frame.width}V${zero}Z`;
}

/** How a game stood after so many moves; null: nothing is known of that yet. */
export function standing(course: CoursePoint[], move: number): CoursePoint | null {
  return course.findLast((point) => point.move <= move) ?? null;
}

/** The moment nearest to a place across the drawing. */
export function nearest(course: CoursePoint[], x: number, frame: Frame): CoursePoint | null {
  const off = (point: CoursePoint) => Math.abs(across(point.move, frame) - x);
  return course.reduce<CoursePoint | null>(
    (best, point) => (best && off(best) <= off(point) ? best : point),
    null,
  );
}
