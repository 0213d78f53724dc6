/** Messages into words: Fluent texts from the server, each reader in their own language. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { SvelteMap } from 'svelte/reactivity';
import { fetchText } from './api';
import { prefs, type Lang } from './prefs.svelte';
import type { Argument, View } from './wire';

/** A stretch of a sentence; `id` is the noun it names, if it names one. */
export interface Part {
  text: string;
  id: string | null;
}

/** A message, in which several nouns may stand where one does, or several messages. */
export interface Sayable {
  id: string;
  args: Record<string, Argument | readonly (Argument | Sayable)[]>;
}

/** A name as it stands on a button. */
export function capital(name: string): string {
  return name.charAt(0).toLocaleUpperCase(prefs.lang) + name.slice(1);
}

// marks around a noun while a sentence is put together: private-use characters
const OPEN = '\uE000';
const MIDDLE = '\uE001';
const CLOSE = '\uE002';

const bundles = new SvelteMap<string, FluentBundle>();
const asked = new Map<string, Promise<void>>();

function key(lang: Lang, game: string): string {
  return `${lang}/${game}`;
}

/** Fetch the words of a language: the page's own (""), a game's, or what its cards stand for. */
export function load(game: string, lang: Lang = prefs.lang): Promise<void> {
  const name = key(lang, game);
  const known = asked.get(name);
  if (known) return known;
  const wanted = fetchText(lang, game).then(
    (text) => {
      const bundle = new FluentBundle(lang, { useIsolating: false });
      bundle.addResource(new FluentResource(text));
      bundles.set(name, bundle);
    },
    (error: unknown) => {
      asked.delete(name);
      throw error;
    },
  );
  asked.set(name, wanted);
  return wanted;
}

/** Whether the words of the chosen language are here. */
export function loaded(game = ''): boolean {
  return bundles.has(key(prefs.lang, game));
}

/** A text as it stands in a bundle, if it does. */
function written(bundle: FluentBundle | undefined, id: string) {
  const [name = '', attribute] = id.split('.');
  const message = bundle?.getMessage(name);
  return attribute ? message?.attributes[attribute] : message?.value;
}

type Options = View['options'];

/** Options as texts name them: $option-<name>, a switch "on" or "off". */
function spoken(options: Options): Record<string, FluentVariable> {
  const told = (value: Options[string]) =>
    typeof value === 'boolean' ? (value ? 'on' : 'off') : value;
  return Object.fromEntries(
    Object.entries(options).map(([n, value]) => [`option-${n}`, told(value)]),
  );
}

/** The words of one game, falling back on the page's own; a card says what it does at its table. */
export class Words {
  constructor(
    readonly game: string,
    /** What the table plays otherwise than usual. */
    private readonly options: () => Options = () => ({}),
  ) {}

  /** Where a text stands: among those of the game, or of the page. */
  private bundle(id: string): FluentBundle | undefined {
    const both = [this.game, ''].map((game) => bundles.get(key(prefs.lang, game)));
    return both.find((bundle) => written(bundle, id));
  }

  private find(id: string, given: Record<string, FluentVariable> = {}): string | null {
    const bundle = this.bundle(id);
    const pattern = written(bundle, id);
    if (!bundle || !pattern) return null;
    return bundle.formatPattern(pattern, { ...spoken(this.options()), ...given }, []);
  }

  /** Whether there is such a text, or such a part of one ("card-quarantine.text"). */
  has(id: string): boolean {
    return this.bundle(id) !== undefined;
  }

  /** The name of a noun ("card-quarantine"), or the slug in plain letters. */
  name(id: string): string {
    return this.find(id) ?? plain(id);
  }

  /** What is printed on a card; "" where nothing is. */
  print(id: string): string {
    return this.find(`${id}.text`) ?? '';
  }

  /** A sentence as stretches, the nouns in it marked; `$seat` is a name, `$seat-id` its id, by
   * which a language chooses article and verb. */
  parts(message: Sayable): Part[] {
    return split(this.marked(message));
  }

  /** A sentence in words. */
  say(message: Sayable): string {
    return this.parts(message)
      .map((part) => part.text)
      .join('');
  }

  /** A text of the page itself, or of its drawing of this game. */
  readonly t = (id: string, args: Record<string, Argument> = {}): string => this.say({ id, args });

  /** A sentence with marks around its nouns, to stand in another: only `parts` takes them off. */
  marked({ id, args: given }: Sayable): string {
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(given)) {
      if (typeof value === 'object') {
        args[name] = listed(
          value.map((one) =>
            typeof one === 'object' ? this.marked(one) : String(this.argument(one)),
          ),
        );
      } else {
        args[name] = this.argument(value);
        args[`${name}-id`] = value;
      }
    }
    return this.find(id, args) ?? plain(id);
  }

  private argument(value: Argument): FluentVariable {
    if (typeof value === 'number') return value;
    if (value.startsWith('"')) return value.slice(1, value.endsWith('"') ? -1 : undefined);
    return `${OPEN}${value}${MIDDLE}${this.name(value)}${CLOSE}`;
  }
}

/** "a, b and c", as the reader's language has it. */
function listed(names: string[]): string {
  return new Intl.ListFormat(prefs.lang === 'en' ? 'en-GB' : prefs.lang).format(names);
}

function split(text: string): Part[] {
  const parts: Part[] = [];
  for (const piece of text.split(OPEN)) {
    const end = piece.indexOf(CLOSE);
    const middle = piece.indexOf(MIDDLE);
    if (end < 0 || middle < 0) {
      if (piece) parts.push({ text: piece, id: null });
      continue;
    }
    parts.push({ text: piece.slice(middle + 1, end), id: piece.slice(0, middle) });
    if (piece.length > end + 1) parts.push({ text: piece.slice(end + 1), id: null });
  }
  return parts;
}

/** "seat-us" → "us"; "cuba_mil" → "cuba mil". */
export function plain(id: string): string {
  return id.replace(/^[a-z]+-(?=.)/, '').replaceAll('_', ' ');
}

export const page = new Words('');

/** A text of the page itself. */
export const t = page.t;

/** Quotes, and those that stand in their place inside of others. */
const INNER = {
  fr: [
    ['«\u00a0', '“'],
    ['\u00a0»', '”'],
  ],
  en: [
    ['“', '‘'],
    ['”', '’'],
  ],
} as const;

/** Somebody's words as an argument of a sentence that sets them in quotes. */
export function quoted(text: string): string {
  const inner = INNER[prefs.lang].reduce((said, [from, to]) => said.replaceAll(from, to), text);
  return `"${inner}"`;
}
