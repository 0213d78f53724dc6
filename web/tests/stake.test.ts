import { expect, test } from 'vitest';
import { stake } from '../src/games/berlin63/stake';
import type { Action } from '../src/lib/catalogue';
import type { View } from '../src/lib/wire';

/** Red has moved this spy to e2 and may say whose power it uses. */
function moved(spy: string, reserve = 3): View {
  const team = { leader: 'victor', reserve };
  const bases = [{ base: 'red-1', seat: 'red', square: 'e2', spy }];
  const position = { mover: 'red-1', bases, teams: { red: team, blue: team } };
  return { seat: 0, prompt: { id: 'ask-power', args: {} }, position } as unknown as View;
}
const says = (word: string) => ({ verb: { word }, noun: null }) as unknown as Action;

test.each([
  ['the truth', 'ray', 3, 'board-stake-true'],
  ['a bluff', 'leo', 3, 'board-stake-bluff'],
  ['a bluff with the leader', 'victor', 3, 'board-stake-leader'],
  ['a bluff that nobody is left to pay for', 'victor', 0, 'board-stake-loses'],
])('an announcement says that it is %s', (_, spy, reserve, id) => {
  expect(stake(says('dash'), moved(spy, reserve))).toEqual({
    id,
    args: { spy: `spy-${spy}`, seat: 'seat-blue' },
  });
});

test('what announces nothing has nothing at stake', () => {
  expect(stake(says('decline'), moved('leo'))).toBeNull();
});
