/** Points and outlines shared by the drawings. */

const near = (value: number) => Math.round(value * 10) / 10;

/** A five-pointed star of radius `r` around x, y. */
export function star(x: number, y: number, r: number): string {
  return Array.from({ length: 10 }, (_, i) => {
    const angle = -Math.PI / 2 + (i * Math.PI) / 5;
    const reach = i % 2 ? r * 0.41 : r;
    return `${near(x + reach * Math.cos(angle))},${near(y + reach * Math.sin(angle))}`;
  }).join(' ');
}

/** An upright diamond, narrower than it is tall. */
export function diamond(x: number, y: number, r: number): string {
  return `${x},${y - r} ${x + r * 0.86},${y} ${x},${y + r} ${x - r * 0.86},${y}`;
}

/** A triangle standing on its base. */
export function triangle(x: number, y: number, r: number): string {
  return `${x},${y - r} ${x + r * 0.92},${y + r * 0.72} ${x - r * 0.92},${y + r * 0.72}`;
}

/** A box with corners rounded by `r`. */
export function rounded(x: number, y: number, w: number, h: number, r: number): string {
  return (
    `M${x + r},${y} H${x + w - r} Q${x + w},${y} ${x + w},${y + r} V${y + h - r} ` +
    `Q${x + w},${y + h} ${x + w - r},${y + h} H${x + r} Q${x},${y + h} ${x},${y + h - r} ` +
    `V${y + r} Q${x},${y} ${x + r},${y} Z`
  );
}

/** A box with corners cut by `c`. */
export function cut(x: number, y: number, w: number, h: number, c: number): string {
  return (
    `M${x + c},${y} H${x + w - c} L${x + w},${y + c} V${y + h - c} L${x + w - c},${y + h} ` +
    `H${x + c} L${x},${y + h - c} V${y + c} Z`
  );
}

/** The mark of each party, in a box of 24: triangle, disc, square, pentagon. */
export const PARTY: Record<string, string> = {
  pop: 'M12 2.500L22 20.500H2z',
  dem: 'M12 2a10 10 0 1 0 .01 0z',
  con: 'M3 3h18v18H3z',
  nat: 'M12 1.500L22 9l-4 12.500H6L2 9z',
};
