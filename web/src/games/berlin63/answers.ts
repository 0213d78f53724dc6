/** What is answered to a claim: believe it, or doubt it. */

import type { Key } from '../../lib/keys';
import type { Scene } from '../../lib/table.svelte';

/** The key of each answer, in every language; it means nothing else anywhere. */
export const ANSWER_KEYS = { believe: 'y', doubt: 'q' } as const;

type Answer = keyof typeof ANSWER_KEYS;

/** The act of an answer, while it is asked for. */
export function answerOf(scene: Scene, answer: Answer): number | undefined {
  return scene.actions.find((action) => action.verb.word === answer)?.code;
}

export function answerKeys(scene: () => Scene): Key[] {
  return (['believe', 'doubt'] as const).map((answer) => ({
    keys: [ANSWER_KEYS[answer]],
    id: `board-key-${answer}`,
    when: () => answerOf(scene(), answer) !== undefined,
    act: () => scene().act(answerOf(scene(), answer)!),
  }));
}
