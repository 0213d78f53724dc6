/** What a card would do in each of its uses. */

import type { Action } from '../../lib/catalogue';
import type { Scene } from '../../lib/table.svelte';
import type { JsonObject } from '../../lib/wire';
import type { Use } from '../page';
import { SEATS } from './layout';
import type { Expected } from './types';

export const USES = ['command', 'letter', 'event'] as const;

export function use({ verb, id }: Action, scene: Scene, expect: JsonObject): Use {
  const { cubes, triggers, idle = false } = expect as Expected;
  const other = SEATS[1 - (scene.view.seat ?? 0)];
  return {
    ...(cubes === undefined ? {} : { number: String(cubes) }),
    lines: [
      idle && !triggers
        ? { id: 'desk-event-idle', args: { card: id } }
        : { id: `desk-${verb.word}-note`, args: { n: cubes ?? 0, card: id } },
      ...(idle && triggers ? [{ id: `desk-idle-${other}`, args: {} }] : []),
    ],
    idle: idle && !triggers,
    ...(triggers && !idle ? { warns: { id: `desk-triggers-${other}`, args: {} } } : {}),
  };
}
