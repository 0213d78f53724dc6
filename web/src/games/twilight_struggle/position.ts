/** The position of Twilight Struggle as the server writes it, and what the drawing reads there. */

import type { Catalogue } from '../../lib/catalogue';
import type { Scene } from '../../lib/table.svelte';
import { t } from './words';
import type { LogLine, View } from '../../lib/wire';
import type { Region, Side } from './layout';

type Pair<T> = [T, T];

export interface Effect {
  card: string;
  until: string;
  /** The card that would end it. */
  ended_by?: string;
  seat?: Side;
  us?: number;
  ussr?: number;
  region?: Region;
  extra_round?: boolean;
}

export interface Meter {
  levels: Pair<'nothing' | 'presence' | 'domination' | 'control'>;
  countries: Pair<number>;
  battlegrounds: Pair<number>;
  all_battlegrounds: number;
  beside: Pair<number>;
  level_points: Pair<number>;
  points: Pair<number>;
  net: number;
  vp: number;
  wins: Side | null;
}

/** What one answer would cost or bring. */
export interface Preview {
  cost?: number;
  left?: number;
  after?: [number, number, Side | null];
  by?: string[];
  ops?: number;
  modifier?: number;
  needed?: number;
  wins?: number;
  of?: number;
  defcon?: number;
  /** The regions that DEFCON closes then. */
  closes?: string[];
  military?: number;
  faces?: [number, number, Side | null][];
  /** How many faces of the die leave either side in control. */
  controls?: Pair<number>;
  us?: number;
  ussr?: number;
  us_wins?: number;
  ussr_wins?: number;
  minus?: number;
  /** What takes 1 from the die of a war. */
  against?: string[];
  vp?: number;
  /** Who wins if the game ends like this; null is a draw. */
  winner?: Side | null;
  reasons?: Record<string, Pair<number>>;
  /** Where the points of a coup come from, and what is added to its die. */
  sum?: [string, number][];
  die?: [string, number][];
  /** What the region would score if the act gives control. */
  scored?: { net: number; wins: Side | null } | null;
}

export interface Position {
  turn: number;
  round: number;
  rounds: number;
  era: 'early' | 'mid' | 'late';
  phasing: Side;
  vp: number;
  defcon: number;
  closed: Region[];
  military: Pair<number>;
  military_needed: number;
  space: Pair<number>;
  attempts: Pair<number>;
  china: Side | null;
  china_up: boolean;
  influence: Record<string, Pair<number>>;
  civil_war: number;
  civil_war_lasts: boolean;
  control: Record<string, Side>;
  hand: Record<Side, string[]>;
  hand_size: Record<Side, number>;
  headline: Record<Side, string | null>;
  deck_size: number;
  /** The cards this reader knows to be in the deck. */
  deck: string[];
  /** What the US put back with Our Man in Tehran: in the deck, or drawn by the USSR since. */
  sifted: string[];
  tehran: string[];
  discard: string[];
  removed: string[];
  table: string[];
  /** Only where the table counts them. */
  unseen?: string[];
  effects: Effect[];
  regions: Record<Region, Meter>;
  southeast_asia: Pair<number>;
  previews: Record<string, Preview>;
  /** The wars in this reader's hand, by card and target. */
  wars: Record<string, Record<string, Preview>>;
  /** How many faces of the die win a Brush War in this reader's hand, by target. */
  brush_war: Record<string, number>;
}

export interface Country {
  name: string;
  region: Region;
  subregions: string[];
  stability: number;
  battleground: boolean;
  superpower: Side | null;
  neighbours: string[];
}

export interface PrintedCard {
  name: string;
  number: number;
  ops: number;
  side: Side | 'neutral';
  era: 'early' | 'mid' | 'late';
  starred: boolean;
  scoring: boolean;
  war: boolean;
  optional: boolean;
  until: string;
}

export interface SpaceBox {
  box: number;
  ops: number;
  success: number;
  first: number;
  second: number;
}

export interface Printed {
  countries: Map<string, Country>;
  cards: Map<string, PrintedCard>;
  regions: Map<string, { presence: number; domination: number; control: number | 'wins' }>;
  space: SpaceBox[];
  /** Each link between two countries once. */
  links: [string, string][];
}

const known = new WeakMap<Catalogue, Printed>();

/** What is printed on board and cards, by name. */
export function printedOf(scene: Scene): Printed {
  let found = known.get(scene.catalogue);
  if (!found) {
    found = read(scene.catalogue);
    known.set(scene.catalogue, found);
  }
  return found;
}

function read(catalogue: Catalogue): Printed {
  const printed = catalogue.printed as unknown as {
    countries: Country[];
    cards: PrintedCard[];
    regions: { name: string; presence: number; domination: number; control: number | 'wins' }[];
    space: SpaceBox[];
  };
  const byName = <T extends { name: string }>(all: T[]) =>
    new Map(all.map((one) => [one.name, one]));
  const links: [string, string][] = printed.countries.flatMap(({ name, neighbours }) =>
    neighbours.filter((other) => name < other).map((other): [string, string] => [name, other]),
  );
  return {
    countries: byName(printed.countries),
    cards: byName(printed.cards),
    regions: byName(printed.regions),
    space: printed.space,
    links,
  };
}

export function positionOf(view: View): Position {
  return view.position as unknown as Position;
}

export function countryOf(scene: Scene, name: string): Country {
  return (
    printedOf(scene).countries.get(name) ?? {
      name,
      region: 'asia',
      subregions: [],
      stability: 3,
      battleground: false,
      superpower: null,
      neighbours: [],
    }
  );
}

/** The hue of a country: its part of Europe or Asia, or its region. */
export function hueOf(country: Country): string {
  if (country.subregions.includes('western_europe')) return 'we';
  if (country.subregions.includes('eastern_europe')) return 'ee';
  if (country.subregions.includes('southeast_asia')) return 'sea';
  const hues = { europe: 'we', asia: 'asia', middle_east: 'me', africa: 'africa' };
  const americas = { central_america: 'ca', south_america: 'sa' };
  return { ...hues, ...americas }[country.region];
}

/** Influence of both sides; the Chinese Civil War holds Soviet influence only. */
export function influenceOf(position: Position, name: string): Pair<number> {
  return position.influence[name] ?? [0, position.civil_war];
}

/** The countries the other side's last move touched. */
export function touched(lines: LogLine[]): Set<string> {
  const found = lines.map((line) => String(line.args.country ?? ''));
  return new Set(found.map((id) => id.replace(/^country-/, '')));
}

/** "COMECON 3, Containment +1": where a number comes from. */
export function named(parts: [string, number][], scene: Scene): string {
  return parts
    .map(([id, n], i) => {
      const name = id.startsWith('card-') ? scene.words.name(id) : t(`board-why-${id}`);
      return `${name} ${i === 0 && n > 0 ? n : signed(n)}`;
    })
    .join(', ');
}

export function percent(wins = 0, of = 1): number {
  return Math.round((100 * wins) / of);
}

/** What the answers open on a country would cost or bring. */
export function previewsOn(scene: Scene, name: string): { verb: string; preview: Preview }[] {
  const { previews } = positionOf(scene.view);
  return scene.actionsOn(`country-${name}`).flatMap(({ verb, noun }) => {
    const preview = previews[`${verb.word} ${noun}`];
    return preview ? [{ verb: verb.word, preview }] : [];
  });
}

/** Signed, with a true minus. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0';
}

/** The effects in force; what ends soonest matters most, so this turn's come first. */
export function effectsOf(view: View): Effect[] {
  const { effects } = positionOf(view);
  const soon = (effect: Effect) => effect.until === 'turn';
  return [...effects.filter(soon), ...effects.filter((effect) => !soon(effect))];
}

/** The name of a card where there is little room. */
export function briefly(card: string, scene: Scene): string {
  const short = `board-brief-${card}`;
  return scene.words.has(short) ? t(short) : scene.words.name(`card-${card}`);
}

/** When an effect ends, and whom it touches. */
export function effectText(effect: Effect, scene: Scene): string {
  const parts = [
    effect.until !== 'turn' && effect.ended_by
      ? t('board-until', { card: `"${briefly(effect.ended_by, scene)}"` })
      : scene.words.name(`board-until-${effect.until}`),
  ];
  if (effect.seat) parts.push(scene.words.name(`board-side-${effect.seat}.short`));
  if (effect.region) parts.push(scene.words.name(`region-${effect.region}`));
  if (effect.us) parts.push(`${scene.words.name('board-side-us.short')} ${signed(effect.us)}`);
  if (effect.ussr)
    parts.push(`${scene.words.name('board-side-ussr.short')} ${signed(effect.ussr)}`);
  return parts.join(' · ');
}

/** Cards that can be answered with and are not in this reader's hand: discards, another hand. */
export function spread(scene: Scene, hand: string[]): string[] {
  return scene.catalogue
    .nouns('card')
    .map((name) => `card-${name}`)
    .filter((id) => scene.actionsOn(id).length > 0 && !hand.includes(id));
}

/** The cards this reader holds, with the China Card if it is theirs. */
export function handOf(view: View): string[] {
  if (view.seat === null) return [];
  const position = positionOf(view);
  const side: Side = view.seat === 0 ? 'us' : 'ussr';
  const cards = position.hand[side].map((name) => `card-${name}`);
  return position.china === side ? [...cards, 'card-the_china_card'] : cards;
}
