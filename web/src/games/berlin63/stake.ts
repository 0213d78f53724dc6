/** What is at stake in an announcement: whether it is true, and what a doubt would cost. */

import type { Action } from '../../lib/catalogue';
import type { Message, View } from '../../lib/wire';
import { powerOf } from './desk.svelte';
import { SEATS } from './layout';
import { mySide, positionOf } from './position';

export function stake({ verb, noun }: Action, view: View): Message | null {
  const power = powerOf(verb.word);
  if (!power) return null;
  const position = positionOf(view);
  const side = mySide(view);
  const base = view.prompt.id === 'ask-reaction' ? position.attacked : position.mover;
  // a leap and a cancel name the square of who is announced; a power is that of who has moved
  const own = verb.word === 'freeze' || verb.word.startsWith('leap_');
  const truth = position.bases.find((entry) =>
    own ? entry.square === noun : entry.base === base && entry.seat === side,
  )?.spy;
  if (!truth) return null;
  const { leader, reserve } = position.teams[side];
  const args = { spy: `spy-${truth}`, seat: `seat-${SEATS.find((seat) => seat !== side)}` };
  if (truth === power) return { id: 'board-stake-true', args };
  if (reserve === 0) return { id: 'board-stake-loses', args };
  return { id: truth === leader ? 'board-stake-leader' : 'board-stake-bluff', args };
}
