/** A game's own JSON, read as the types that are made from its rules: the one place to believe it. */

import type { JsonObject } from './wire';

export const typed = <T>(json: JsonObject): T => json as unknown as T;
