/** Pieces of rings: one quarter for each seat, the reader's own below. */

export const ANGLES = [90, 180, 270, 0];

const at = (r: number, angle: number) => {
  const a = (angle * Math.PI) / 180;
  return `${(r * Math.cos(a)).toFixed(1)} ${(r * Math.sin(a)).toFixed(1)}`;
};

/** The angle of the n-th of so many seats round the clock, and how far its share reaches. */
export function share(n: number, seats: number): { angle: number; spread: number } {
  return { angle: 90 + (360 / seats) * n, spread: 180 / seats - 3 };
}

/** The stretch of a ring between two radii, `spread` degrees either side of an angle. */
export function stretch(r0: number, r1: number, angle: number, spread: number): string {
  const [from, to] = [angle - spread, angle + spread];
  return (
    `M${at(r1, from)}A${r1} ${r1} 0 0 1 ${at(r1, to)}` +
    `L${at(r0, to)}A${r0} ${r0} 0 0 0 ${at(r0, from)}z`
  );
}

export function point(r: number, angle: number): { x: number; y: number } {
  const a = (angle * Math.PI) / 180;
  return { x: r * Math.cos(a), y: r * Math.sin(a) };
}
