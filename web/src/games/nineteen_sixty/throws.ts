/** The cubes drawn from the bag, as the log tells them. */

import type { Throw } from '../../lib/luck';
import type { LogLine } from '../../lib/wire';

const COLOURS = ['colour-blue', 'colour-red'];
const OWN = ['seat-kennedy', 'seat-nixon'];
const DRAWS = ['check-passed', 'check-failed', 'initiative-cube'];

/** `seed`: how many cubes of each colour the bag begins with. */
export function throws(log: LogLine[], seed: number): Throw[] {
  const found: Throw[] = [];
  let bag = [seed, seed];
  const drawn = (args: LogLine['args']): Throw => {
    const all = bag[0]! + bag[1]!;
    const odds = Object.fromEntries(COLOURS.map((colour, i) => [colour, bag[i]! / all]));
    const face = String(args.colour);
    bag = bag.map((n, i) => (COLOURS[i] === face ? n - 1 : n));
    return { who: String(args.seat ?? 'board-luck-initiative'), face, odds };
  };
  for (const [at, line] of log.entries()) {
    const { id, args } = line;
    if (DRAWS.includes(id)) {
      found.push(drawn(args));
      const before = log[at - 1];
      if (before && refills(before, line)) bag = contents(before);
    } else if (id === 'bag-filled') {
      const next = log[at + 1];
      if (!next || !refills(line, next)) bag = contents(line);
    } else if (id === 'exchanged') {
      bag = bag.map((n, i) => (OWN[i] === args.seat ? n + Number(args.n) : n));
    }
  }
  return found;
}

/** The bag that a draw empties is filled at once: the log says so first, in the same move. */
const refills = (filled: LogLine, draw: LogLine) =>
  filled.id === 'bag-filled' && DRAWS.includes(draw.id) && filled.n === draw.n;

const contents = ({ args }: LogLine): number[] => [Number(args.blue), Number(args.red)];
