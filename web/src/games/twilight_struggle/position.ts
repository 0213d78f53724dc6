/** The position of Twilight Struggle as the server writes it, and what the drawing reads there. */

import type { Catalogue } from '../../lib/catalogue';
import { named as namedParts, signed } from '../../lib/parts';
import { reader } from '../../lib/reader';
import type { Scene } from '../../lib/table.svelte';
import { t } from './words';
import type { LogLine, View } from '../../lib/wire';
import type {
  Country,
  Effect,
  Position,
  Preview,
  Printed,
  PrintedCard,
  ScoringTable,
  Side,
  SpaceBox,
} from './types';

export type * from './types';

/** What is printed on board and cards, by name. */
export interface ByName {
  countries: Map<string, Country>;
  cards: Map<string, PrintedCard>;
  regions: Map<string, ScoringTable>;
  space: SpaceBox[];
  /** Each link between two countries once. */
  links: [string, string][];
}

export const { read, positionOf, printed } = reader<Position, Printed>();

const known = new WeakMap<Catalogue, ByName>();

export function printedOf(scene: Scene): ByName {
  let found = known.get(scene.catalogue);
  if (!found) {
    found = byName(printed(scene));
    known.set(scene.catalogue, found);
  }
  return found;
}

function byName({ countries, cards, regions, space }: Printed): ByName {
  const named = <T extends { name: string }>(all: T[]) =>
    new Map(all.map((one) => [one.name, one]));
  const links: [string, string][] = countries.flatMap(({ name, neighbours }) =>
    neighbours.filter((other) => name < other).map((other): [string, string] => [name, other]),
  );
  return {
    countries: named(countries),
    cards: named(cards),
    regions: named(regions),
    space,
    links,
  };
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
export function influenceOf(position: Position, name: string): [number, number] {
  return position.influence[name] ?? [0, position.civil_war];
}

/** The countries the other side's last move touched. */
export function touched(lines: LogLine[]): Set<string> {
  const found = lines.map((line) => String(line.args.country ?? ''));
  return new Set(found.map((id) => id.replace(/^country-/, '')));
}

/** "COMECON 3, Containment +1": where a number comes from. */
export function named(parts: [string, number][], scene: Scene): string {
  return namedParts(parts, (id) =>
    id.startsWith('card-') ? scene.words.name(id) : t(`board-why-${id}`),
  );
}

export function percent(wins = 0, of = 1): number {
  return Math.round((100 * wins) / of);
}

/** Of these acts there is always something to tell, as soon as the server has. */
const TOLD = ['place', 'coup', 'realign'];

/** What the answers open on a country would cost or bring; whoever looks has the server asked. */
export function previewsOn(scene: Scene, name: string): { verb: string; preview: Preview }[] {
  return scene.actionsOn(`country-${name}`).flatMap(({ code, verb }) => {
    const preview: Preview = scene.expected(code) ?? {};
    const told = TOLD.includes(verb.word) || Object.keys(preview).length > 0;
    return told ? [{ verb: verb.word, preview }] : [];
  });
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
