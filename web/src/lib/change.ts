/** What the server tells as changes becomes a whole view again. */

import type { Change, Json, JsonObject, View } from './wire';

/** The view after a change, given the one that was shown on the same connection before. */
export function changed(view: View, { t: _, position, within, ack, ...fields }: Change): View {
  return {
    ...view,
    ...fields,
    position: { ...view.position, ...position, ...entered(view.position, within ?? {}) },
    ack: ack ?? null,
  };
}

/** The fields that have many entries, with those that are new. */
function entered(position: JsonObject, within: Record<string, JsonObject>): JsonObject {
  const merge = ([field, entries]: [string, JsonObject]): [string, Json] => [
    field,
    { ...(position[field] as JsonObject), ...entries },
  ];
  return Object.fromEntries(Object.entries(within).map(merge));
}
