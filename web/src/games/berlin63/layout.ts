/** Where the squares lie: one-point perspective, the reader's own first row always nearest. */

import board from '$detente/games/berlin63/data/board.json';
import { least } from '../../lib/table/fits';
import type { Side } from './types';

export type { Side };
export const SEATS: readonly Side[] = ['red', 'blue'];
/** The order of the spies everywhere; the last two never lead. */
export const SPIES = ['leo', 'miranda', 'victor', 'lilly', 'ray', 'veronica', 'adam', 'jack'];

/** What can be made to stand out on the board, from Red's side to Blue's. */
export const PARTS = ['board-sign-east', 'board-sign-wall', 'board-sign-west'];

const LETTERS = 'abcdefg';
/** Where each step, leap and push leads, in columns and rows. */
const WAYS: Record<string, [number, number]> = {
  north: [0, 1],
  east: [1, 0],
  south: [0, -1],
  west: [-1, 0],
  northeast: [1, 1],
  southeast: [1, -1],
  southwest: [-1, -1],
  northwest: [-1, 1],
};

/** The square that lies in a direction; the verb ends with it ("push_north"). */
export function onward(square: string, verb: string): string {
  const [columns, rows] = WAYS[verb.slice(verb.lastIndexOf('_') + 1)] ?? [0, 0];
  const column = LETTERS[LETTERS.indexOf(square[0]!) + columns] ?? '';
  return `${column}${Number(square.slice(1)) + rows}`;
}

export interface Canvas {
  w: number;
  h: number;
  cx: number;
  /** The width of the near edge. */
  near: number;
  /** How much narrower the far edge is. */
  far: number;
  top: number;
  bottom: number;
  /** Whether there is room for signs beside the grid. */
  signs: boolean;
  /** With how many pixels a unit is drawn. */
  pixel: number;
}

export const WIDE: Canvas = { ...board.wide, pixel: 1 };
export const NARROW: Canvas = { ...board.narrow, pixel: 1 };

/** How much of the sky is always left, and how low the drawing may become for its width. */
const [SKY, LOWEST] = [0.35, 0.5];

/** The canvas of a place of this size: in a low one there is less sky, and then less deep ground. */
export function fitted(canvas: Canvas, width: number, height: number): Canvas {
  if (!width || !height) return canvas;
  const { w, top } = canvas;
  const h = Math.max(w * LOWEST, Math.min(canvas.h, (w * height) / width));
  const gone = Math.min(canvas.h - h, top * (1 - SKY));
  const bottom = h - (canvas.h - canvas.bottom);
  return { ...canvas, h, top: top - gone, bottom, pixel: Math.min(width / w, height / h) };
}

type Point = [number, number];

export class Ground {
  readonly cell: number;
  private readonly slope: number;
  private readonly depth: number;

  constructor(
    readonly canvas: Canvas,
    readonly columns: number,
    readonly rows: number,
    readonly side: Side,
  ) {
    this.cell = canvas.near / columns;
    this.slope = (1 / canvas.far - 1) / rows;
    this.depth = (canvas.bottom - canvas.top) / (1 - canvas.far);
  }

  /** How large things are `v` rows from the far edge. */
  scale(v: number): number {
    return 1 / (1 + this.slope * (this.rows - v));
  }

  /** The place `u` columns from the left and `v` rows from the far edge. */
  at(u: number, v: number): Point {
    const s = this.scale(v);
    const x = this.canvas.cx + (u - this.columns / 2) * this.cell * s;
    return [x, this.canvas.bottom - this.depth * (1 - s)];
  }

  /** The part of the city a square lies in: Red's first rows, the ground between, Blue's first rows. */
  part(square: string): string {
    return PARTS[1 + Math.sign(2 * Number(square.slice(1)) - this.rows - 1)]!;
  }

  points(corners: Point[]): string {
    return corners
      .map(([u, v]) =>
        this.at(u, v)
          .map((n) => n.toFixed(1))
          .join(','),
      )
      .join(' ');
  }

  /** A box of the ground from u0, v0 to u1, v1. */
  box(u0: number, v0: number, u1: number, v1: number): string {
    return this.points([
      [u0, v0],
      [u1, v0],
      [u1, v1],
      [u0, v1],
    ]);
  }

  /** Column from the left and row from the far edge. */
  place(square: string): Point {
    const column = LETTERS.indexOf(square[0]!);
    const row = Number(square.slice(1));
    return this.side === 'red' ? [column, this.rows - row] : [this.columns - 1 - column, row - 1];
  }

  square(column: number, row: number): string {
    return this.side === 'red'
      ? `${LETTERS[column]}${this.rows - row}`
      : `${LETTERS[this.columns - 1 - column]}${row + 1}`;
  }

  /** The outline of a square, a little inside its edges. */
  quad(square: string, inset = 0.06): string {
    const [c, r] = this.place(square);
    return this.box(c + inset, r + inset, c + 1 - inset, r + 1 - inset);
  }

  /** A point on a square, `down` of its depth from its far edge. */
  spot(square: string, down = 0.55): Point {
    const [c, r] = this.place(square);
    return this.at(c + 0.5, r + down);
  }

  /** So high letters are in units, or higher, where nobody could read them. */
  letters(units: number): number {
    return Math.max(units, (least() + 0.2) / this.canvas.pixel);
  }

  /** How wide a tile on this square is. */
  tile(square: string): number {
    const [c, r] = this.place(square);
    const deep = this.at(c, r + 1)[1] - this.at(c, r)[1];
    return Math.min(this.cell * 0.58 * this.scale(r + 0.84), deep * 0.85);
  }
}
