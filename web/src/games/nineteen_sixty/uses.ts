/** What a card would do in each of its uses. */

import type { Action } from '../../lib/catalogue';
import { named } from '../../lib/parts';
import type { Scene } from '../../lib/table.svelte';
import type { JsonObject, Message } from '../../lib/wire';
import type { Use } from '../page';
import { CANDIDATES } from './position';
import type { Expected } from './types';

export const USES = ['campaign', 'advertise', 'position', 'event'] as const;

export function use({ verb, id }: Action, scene: Scene, expect: JsonObject): Use {
  const { cp, sum = [], rest = 0, momentum = 0, triggers, idle = false } = expect as Expected;
  const hollow = idle && !triggers;
  const lines: Message[] = [
    hollow
      ? { id: 'desk-event-idle', args: { card: id } }
      : { id: `desk-${verb.word}-note`, args: { n: cp ?? 0 } },
  ];
  if (sum.length > 1) {
    lines.push({ id: 'desk-sum', args: { sum: `"${named(sum, (id) => scene.words.name(id))}"` } });
  }
  if (momentum) lines.push({ id: 'desk-momentum', args: { n: momentum } });
  if (rest) lines.push({ id: 'desk-rest', args: { n: rest } });
  const other = `seat-${CANDIDATES[1 - (scene.view.seat ?? 0)]}`;
  if (idle && triggers) lines.push({ id: 'desk-idle', args: { seat: other } });
  return {
    ...(cp === undefined ? {} : { number: scene.words.t('desk-cp', { n: cp }) }),
    lines,
    idle: hollow,
    ...(triggers && !idle ? { warns: { id: 'desk-triggers', args: { seat: other } } } : {}),
  };
}
