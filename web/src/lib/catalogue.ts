/** A game's table of actions: numbers to verbs and nouns. Knows words, not rules. */

import { fetchCatalogue } from './api';
import type { CatalogueData, JsonObject, Message, Verb } from './wire';

const NOUNS = 256;

export interface Action {
  code: number;
  verb: Verb;
  /** The slug of the noun, "" when the verb takes none. */
  noun: string;
  /** "battleground-italy": the id of the noun's name, "" without one. */
  id: string;
}

export class Catalogue {
  private readonly codes = new Map<string, number>();

  constructor(private readonly data: CatalogueData) {
    data.verbs.forEach((verb, v) => {
      const nouns = verb.kind ? (data.nouns[verb.kind] ?? []) : [''];
      nouns.forEach((noun, n) => this.codes.set(`${verb.word} ${noun}`.trim(), v * NOUNS + n));
    });
  }

  get verbs(): Verb[] {
    return this.data.verbs;
  }

  /** Every seat there may be, in order; a table may have fewer. */
  get seats(): string[] {
    return this.data.nouns.seat ?? this.data.seats;
  }

  get printed(): JsonObject {
    return this.data.printed;
  }

  /** The kinds of nouns there are. */
  get kinds(): string[] {
    return Object.keys(this.data.nouns);
  }

  nouns(kind: string): string[] {
    return this.data.nouns[kind] ?? [];
  }

  /** The kind of a noun's id: "battleground-italy" → "battleground". */
  kind(id: string): string | null {
    const kind = id.slice(0, id.indexOf('-'));
    return this.data.nouns[kind]?.includes(id.slice(kind.length + 1)) ? kind : null;
  }

  decode(code: number): Action {
    const verb = this.data.verbs[Math.floor(code / NOUNS)] ?? {
      word: '?',
      kind: '',
      leaves_off: false,
    };
    const noun = verb.kind ? (this.data.nouns[verb.kind]?.[code % NOUNS] ?? '') : '';
    return { code, verb, noun, id: noun ? `${verb.kind}-${noun}` : '' };
  }

  encode(word: string, noun = ''): number | undefined {
    return this.codes.get(`${word} ${noun}`.trim());
  }

  /** An action as it is typed: "place italy". */
  text(code: number): string {
    const { verb, noun } = this.decode(code);
    return `${verb.word} ${noun}`.trim();
  }

  /** The act as a button says it. */
  label(code: number): Message {
    const { verb, id } = this.decode(code);
    return { id: `action-${verb.word}`, args: id ? { noun: id } : {} };
  }
}

const known = new Map<string, Promise<Catalogue>>();

export function catalogueOf(game: string): Promise<Catalogue> {
  let wanted = known.get(game);
  if (!wanted) {
    wanted = fetchCatalogue(game).then((data) => new Catalogue(data));
    wanted.catch(() => known.delete(game));
    known.set(game, wanted);
  }
  return wanted;
}
