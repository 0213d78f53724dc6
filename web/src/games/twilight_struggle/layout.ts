/** Where things stand on the board of Twilight Struggle, and in which hue. */

import '$detente/games/twilight_struggle/data/hues.css';
import places from '$detente/games/twilight_struggle/data/board.json';
import screen from '$detente/games/twilight_struggle/data/screen.json';
import type { Box } from '../../lib/lens.svelte';
import type { Region, Side } from './types';

export type { Region, Side } from './types';
export const SEATS: [Side, Side] = ['us', 'ussr'];

export const REGIONS: Region[] = [
  'europe',
  'asia',
  'middle_east',
  'africa',
  'central_america',
  'south_america',
];

/** The part of the drawn world that is the map. */
export const MAP = { x: 0, y: 68, w: 1800, h: 918 };
/** The map of one region on a phone. */
export const PANEL = { x: 0, y: 0, w: 390, h: 444 };

/** How a country's box is drawn. */
export interface Size {
  w: number;
  h: number;
  head: number;
  name: number;
  number: number;
  stability: number;
  shield: number;
  pad: number;
  mark: number;
}
/** The box of a country among the real places of the world. */
export const BOX = places.box;
export const SMALL: Size = {
  w: 70,
  h: 46,
  head: 18,
  name: 12.8,
  number: 18,
  stability: 12.5,
  shield: 15,
  pad: 3,
  mark: 3.9,
};

type Point = [number, number];
const board = places.board as unknown as Record<string, Point>;
const phone = places.phone as unknown as Record<Region, Record<string, Point>>;

export const HOME: Record<Side, Point> = { us: board.USA!, ussr: board.USSR! };
/** The Chinese Civil War, where the optional rule is played. */
export const CIVIL_WAR = 'chinese_civil_war';
const civilWar = places.civil_war as Point;

export function placeOf(name: string): Point {
  return name === CIVIL_WAR ? civilWar : board[name]!;
}
export function phonePlaces(region: Region): Record<string, Point> {
  return region === 'asia' ? { ...phone.asia, [CIVIL_WAR]: [128, 32] } : phone[region];
}

export const REGION_HUE: Record<Region, string> = {
  europe: 'we',
  asia: 'asia',
  middle_east: 'me',
  africa: 'africa',
  central_america: 'ca',
  south_america: 'sa',
};

/** A map laid out for one size of its window, in px: where each box stands and how wide it is. */
interface Sheet {
  w: number;
  h: number;
  box: Omit<Size, 'w'>;
  places: Record<string, [number, number, number]>;
}
const [SHEET, LARGER] = [screen.small, screen.large] as unknown as [Sheet, Sheet];
/** How much larger the second sheet is. */
const STEP = Math.min(LARGER.w / SHEET.w, LARGER.h / SHEET.h) - 1;

const between = (a: number, b: number, part: number) => a + (b - a) * part;

/** The map at the size of its window: boxes are laid out in px, only land and sea are stretched. */
export class Sea {
  /** How far from the first sheet to the second, and how much larger than that. */
  private readonly part: number;
  private readonly grown: number;
  private readonly box: Omit<Size, 'w'>;

  constructor(
    readonly w: number,
    readonly h: number,
  ) {
    const room = Math.min(w / SHEET.w, h / SHEET.h) || 1;
    this.part = Math.max(0, Math.min(1, (room - 1) / STEP));
    this.grown = room / between(1, 1 + STEP, this.part);
    const sides = Object.keys(SHEET.box) as (keyof Omit<Size, 'w'>)[];
    this.box = Object.fromEntries(
      sides.map((side) => [
        side,
        between(SHEET.box[side], LARGER.box[side], this.part) * this.grown,
      ]),
    ) as unknown as Omit<Size, 'w'>;
  }

  get frame(): Box {
    return { x: 0, y: 0, w: this.w, h: this.h };
  }

  /** How much larger than at 1280 px everything is drawn. */
  get scale(): number {
    return this.box.h / SHEET.box.h;
  }

  place(name: string): Point {
    const [a, b] = [SHEET.places[name]!, LARGER.places[name]!];
    return [
      between(a[0] / SHEET.w, b[0] / LARGER.w, this.part) * this.w,
      between(a[1] / SHEET.h, b[1] / LARGER.h, this.part) * this.h,
    ];
  }

  size(name: string): Size {
    const w = between(SHEET.places[name]![2], LARGER.places[name]![2], this.part) * this.grown;
    return { ...this.box, w };
  }

  /** Lays the world under the boxes. */
  get land(): string {
    return `scale(${this.w / MAP.w} ${this.h / MAP.h}) translate(${-MAP.x} ${-MAP.y})`;
  }

  /** The part of the map a region is looked at through: its boxes and a margin. */
  window(names: string[]): Box {
    const boxes = names.map((name) => ({ at: this.place(name), ...this.size(name) }));
    const x = Math.min(...boxes.map(({ at, w }) => at[0] - w / 2)) - 24;
    const y = Math.min(...boxes.map(({ at, h }) => at[1] - h / 2)) - 34;
    const right = Math.max(...boxes.map(({ at, w }) => at[0] + w / 2)) + 24;
    const foot = Math.max(...boxes.map(({ at, h }) => at[1] + h / 2)) + 16;
    return { x, y, w: right - x, h: foot - y };
  }
}

const NARROW = new Set([..."iljft.,/’'I1 "]);
const WIDE = new Set([...'mwMWÉ']);

/** The letter size at which a name in Oswald fits a width. */
export function fit(text: string, size: number, width: number): number {
  let ems = 0;
  for (const letter of text) {
    ems += NARROW.has(letter)
      ? 0.27
      : WIDE.has(letter)
        ? 0.68
        : /[A-ZÀ-Ý]/.test(letter)
          ? 0.53
          : 0.46;
  }
  return Math.min(size, width / Math.max(1, ems));
}
