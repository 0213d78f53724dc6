/** How a shape on the board becomes something to press, with a name that says what it does. */

import { isPointed, isSpent, noticePress } from './keys';
import type { Scene } from './table.svelte';

/** "Italy: 1 against 2. Place a cube in Italy." */
export function describe(scene: Scene, id: string, state: string): string {
  const acts = scene
    .actionsOn(id)
    .map((action) => scene.words.say(scene.catalogue.label(action.code)));
  return [state, ...acts].join('. ');
}

/** The handlers of a shape with role="button": mouse and keys do the same. */
export function pressable(act: (at: Element) => void) {
  return {
    onclick: (event: MouseEvent) => act(event.currentTarget as Element),
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      const at = event.currentTarget as Element;
      if (event.key === 'Enter' && (isPointed(at) || isSpent(at))) return; // for the button that says so
      event.preventDefault();
      event.stopPropagation();
      noticePress(at);
      act(at);
    },
  };
}

/** The handlers of a shape that stands for a noun of the game. */
export const press = (scene: Scene, id: string) => pressable((at) => scene.press(id, at));

/** Whether one of the verbs may be done to a noun now. */
export function lit(scene: Scene, id: string, ...words: string[]): boolean {
  return scene.actionsOn(id).some(({ verb }) => words.includes(verb.word));
}
