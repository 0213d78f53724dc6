/** How a shape at the table becomes something to press, with a name that says what it does. */

import type { Scene } from '../../lib/table.svelte';

/** "3B Open the borders: public plus. Withdraw …". */
export function describe(scene: Scene, id: string, state: string): string {
  const acts = scene
    .actionsOn(id)
    .map((action) => scene.words.say(scene.catalogue.label(action.code)));
  return [state, ...acts].join('. ');
}

/** Whether one of the verbs may be done to a noun now. */
export function lit(scene: Scene, id: string, ...words: string[]): boolean {
  return scene.actionsOn(id).some(({ verb }) => words.includes(verb.word));
}
