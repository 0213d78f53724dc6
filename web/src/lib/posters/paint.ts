/** The six tones and few helpers the posters share. */

export const PAPER = '#efe6d2';
export const INK = '#141b22';
export const BLUE = '#2f6fb5';
export const NAVY = '#1b3f68';
export const RED = '#c8412f';
export const WINE = '#7f2118';
export const AMBER = '#f0b441';

/** 0, 1, … n−1. */
export const upTo = (n: number) => Array.from({ length: n }, (_, i) => i);

/** A ray from x, y between two angles. */
export function ray(x: number, y: number, from: number, to: number, length: number): string {
  const point = (angle: number) =>
    `${(x + length * Math.cos(angle)).toFixed(1)},${(y + length * Math.sin(angle)).toFixed(1)}`;
  return `M${x},${y} L${point(from)} L${point(to)} Z`;
}
