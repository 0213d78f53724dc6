/** What this reader likes, kept in this browser. */

export type Lang = 'fr' | 'en';
/** By night, by day, or plain and with as much contrast as there is. */
export const THEMES = ['dark', 'light', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** The colours of the two sides, the first one's named first. */
export const PALETTES = ['blue-red', 'teal-magenta', 'green-violet'] as const;
export type Palette = (typeof PALETTES)[number];

/** How the cards of a hand lie: as the game has them, or sorted by what is printed on them. */
export const ORDERS = ['dealt', 'side', 'value'] as const;
export type Order = (typeof ORDERS)[number];

/** How fast what the others do is shown. */
export const PACES = ['instant', 'follow', 'step'] as const;
export type PaceName = (typeof PACES)[number];

interface Kept {
  lang: Lang;
  theme: Theme;
  palette: Palette;
  sounds: boolean;
  /** How loud sounds are, from 0 to 100. */
  volume: number;
  /** Whether tables open as text. */
  text: boolean;
  /** Whether what leaves no choice is done without a press. */
  forced: boolean;
  order: Order;
  pace: PaceName;
  /** Whether the guide explains what is asked in a first game. */
  guide: boolean;
  /** Whether a beginner is asked before what cannot be taken back, even if a button has named it. */
  careful: boolean;
  /** The games that this reader has played to an end, each with its table; only the first of a title. */
  played: string[];
  /** The notes of the guide that this reader has read. */
  read: string[];
  /** The lessons that this reader has finished: "thirteen_days/command". */
  finished: string[];
  /** Whether this reader knows how a game goes. */
  knows: boolean;
  /** The tables at which this reader wants to hear nobody. */
  muted: string[];
  /** The tables at which this reader wants no warnings. */
  expert: string[];
}

const KEY = 'detente';

const USUAL: Kept = {
  lang: navigator.language.startsWith('fr') ? 'fr' : 'en',
  theme: 'dark',
  palette: 'blue-red',
  sounds: false,
  volume: 50,
  text: false,
  forced: true,
  order: 'dealt',
  pace: 'follow',
  guide: true,
  careful: true,
  played: [],
  read: [],
  finished: [],
  knows: false,
  muted: [],
  expert: [],
};

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
}

export const prefs: Readonly<Kept> = $state({ ...USUAL, ...kept() });

/** So many tables are kept in a list. */
const TABLES = 50;

/** A list of tables with one of them, as the last, or without it. */
export function listed(tables: readonly string[], table: string, there: boolean): string[] {
  const others = tables.filter((other) => other !== table);
  return there ? [...others.slice(1 - TABLES), table] : others;
}

/** Change something and keep it. */
export function prefer(change: Partial<Kept>): void {
  Object.assign(prefs, change);
  const root = document.documentElement;
  root.dataset.theme = prefs.theme;
  root.dataset.palette = prefs.palette;
  root.lang = prefs.lang;
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // a browser that keeps nothing still plays
  }
}
