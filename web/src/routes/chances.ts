/** How sure one can be of a share of games. */

const Z = 1.96;

/** Between what the true share lies in 95 of 100 cases (Wilson). */
export function within(won: number, games: number): [number, number] {
  const [p, z2] = [won / games, Z * Z];
  const middle = (p + z2 / (2 * games)) / (1 + z2 / games);
  const half = (Z * Math.sqrt((p * (1 - p) + z2 / (4 * games)) / games)) / (1 + z2 / games);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
