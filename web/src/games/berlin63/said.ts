/** An announcement as the player says it at the table. */

import type { Action } from '../../lib/catalogue';
import type { Scene } from '../../lib/table.svelte';
import { powerOf } from './desk.svelte';
import { onward } from './layout';
import type { Claim } from './position';

/** “Miranda Hypnos. Show me e3.” */
export function said(scene: Scene, claim: Pick<Claim, 'spy' | 'target' | 'to'>): string {
  return scene.words.t(`board-say-${claim.spy}`, {
    spy: `spy-${claim.spy}`,
    target: `"${claim.target ?? ''}"`,
    to: `"${claim.to ?? ''}"`,
  });
}

/** What announcing this act would say. */
export function saying(scene: Scene, action: Action): string {
  const spy = powerOf(action.verb.word);
  if (!spy) return scene.words.say(scene.catalogue.label(action.code));
  const to = action.noun && onward(action.noun, action.verb.word);
  return said(scene, { spy, target: action.noun, to });
}
