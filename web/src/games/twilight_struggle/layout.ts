/** Where things stand on the board of Twilight Struggle, and in which hue. */

import '$detente/games/twilight_struggle/data/hues.css';
import places from '$detente/games/twilight_struggle/data/board.json';
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

/** The canvas, and the part of it that is the map. */
export const CANVAS = { w: 1800, h: 1100 };
export const MAP = { x: 0, y: 68, w: 1800, h: 918 };
/** The map of one region on a phone. */
export const PANEL = { x: 0, y: 0, w: 390, h: 444 };

/** How a country's box is drawn at one of its two sizes. */
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
export const LARGE: Size = places.box;
/** The same box where the whole board is drawn small: letters and numbers grow inside it. */
export const DENSE: Size = { ...LARGE, head: 24, name: 19, number: 27, stability: 18, mark: 5.8 };
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

/** Upper left corners of the region meters, 180 × 80. */
export const METERS = places.meters as Record<Region, Point>;

export const REGION_HUE: Record<Region, string> = {
  europe: 'we',
  asia: 'asia',
  middle_east: 'me',
  africa: 'africa',
  central_america: 'ca',
  south_america: 'sa',
};

/** The window of the map a region is looked at through: its boxes, a margin, room for the buttons. */
export function windowOf(names: string[]): Box {
  const points = names.map((name) => placeOf(name));
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const x = Math.min(...xs) - LARGE.w / 2 - 60;
  const y = Math.min(...ys) - LARGE.h / 2 - 76;
  const w = Math.max(...xs) + LARGE.w / 2 + 60 - x;
  const h = Math.max(...ys) + LARGE.h / 2 + 24 - y;
  return { x, y, w, h };
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

/** A long name over two lines, as even as its words allow. */
export function inTwo(name: string): string[] {
  const words = name.split(' ');
  if (name.length < 15 || words.length < 2) return [name];
  const cuts = words.slice(1).map((_, n) => {
    const lines = [words.slice(0, n + 1).join(' '), words.slice(n + 1).join(' ')];
    return { lines, longest: Math.max(...lines.map((line) => line.length)) };
  });
  return cuts.reduce((a, b) => (b.longest < a.longest ? b : a)).lines;
}
