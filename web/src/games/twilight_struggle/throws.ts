/** The dice of a game, as its log tells them. */

import { FACES, type Throw } from '../../lib/luck';
import type { LogLine } from '../../lib/wire';

const ODDS = Object.fromEntries(FACES.map((face) => [`die-${face}`, 1 / FACES.length]));
const TWO_DICE = ['realignment-rolled', 'contest-rolled'];
const ONE_DIE = ['coup-rolled', 'war-rolled', 'space-rolled', 'trap-rolled'];

const rolled = (who: unknown, die: unknown): Throw => ({
  who: String(who),
  face: `die-${String(die)}`,
  odds: ODDS,
});

export function throws(log: LogLine[]): Throw[] {
  return log.flatMap(({ id, args }) => {
    if (ONE_DIE.includes(id)) return [rolled(args.seat, args.die)];
    if (!TWO_DICE.includes(id)) return [];
    return [rolled('seat-us', args.us_die), rolled('seat-ussr', args.ussr_die)];
  });
}
