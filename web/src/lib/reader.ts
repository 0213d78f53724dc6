/** The wire carries the JSON of any game; here, and nowhere else, it gets the game's own types. */

import type { Scene } from './table.svelte';
import type { JsonObject, View } from './wire';

/** Reads what the server writes of one game, by the types made from the game's own (`types.ts`). */
export function reader<Position, Printed>() {
  const read = (json: JsonObject) => json as unknown as Position;
  return {
    read,
    positionOf: (view: View) => read(view.position),
    printed: (scene: Scene) => scene.catalogue.printed as unknown as Printed,
  };
}
