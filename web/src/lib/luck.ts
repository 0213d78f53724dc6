/** What dice and cubes have shown, beside what was to be expected: from the log, which everybody reads. */

/** What a die can show. */
export const FACES = [1, 2, 3, 4, 5, 6];

/** A die or a cube: the id of whom it was for, of what it showed, and how likely each face was. */
export interface Throw {
  who: string;
  face: string;
  odds: Record<string, number>;
}

/** All the throws of one side, face by face. */
export interface Luck {
  who: string;
  n: number;
  faces: { face: string; n: number; expected: number }[];
}

/** The throws of each side added up, in the order in which the sides first come. */
export function tally(throws: Throw[]): Luck[] {
  const sides = [...new Set(throws.map(({ who }) => who))];
  return sides.map((who) => {
    const own = throws.filter((one) => one.who === who);
    const known = [...new Set(own.flatMap(({ odds }) => Object.keys(odds)))];
    const faces = known.map((face) => ({
      face,
      n: own.filter((one) => one.face === face).length,
      expected: own.reduce((sum, { odds }) => sum + (odds[face] ?? 0), 0),
    }));
    return { who, n: own.length, faces };
  });
}
