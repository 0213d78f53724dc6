/** What this reader likes, kept in this browser. */

export type Lang = 'fr' | 'en';
export type Theme = 'dark' | 'light';

/** The colours of the two sides, the first one's named first. */
export const PALETTES = ['blue-red', 'teal-magenta', 'green-violet'] as const;
export type Palette = (typeof PALETTES)[number];

/** How the cards of a hand lie: as the game has them, or sorted by what is printed on them. */
export const ORDERS = ['dealt', 'side', 'value'] as const;
export type Order = (typeof ORDERS)[number];

interface Kept {
  lang: Lang;
  theme: Theme;
  palette: Palette;
  sounds: boolean;
  /** How loud sounds are, from 0 to 100. */
  volume: number;
  text: boolean;
  /** Whether what leaves no choice is done without a press. */
  forced: boolean;
  order: Order;
  /** Whether the guide explains what is asked. */
  guide: boolean;
  /** The lessons of the guide that this reader has read. */
  learned: string[];
  /** The tables at which this reader wants to hear nobody. */
  muted: string[];
}

const KEY = 'detente';

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
}

class Prefs {
  lang = $state<Lang>('en');
  theme = $state<Theme>('dark');
  palette = $state<Palette>('blue-red');
  sounds = $state(false);
  volume = $state(50);
  /** Whether tables open as text. */
  text = $state(false);
  forced = $state(false);
  order = $state<Order>('dealt');
  guide = $state(false);
  learned = $state.raw<string[]>([]);
  muted = $state.raw<string[]>([]);

  constructor() {
    const old = kept();
    this.lang = old.lang ?? (navigator.language.startsWith('fr') ? 'fr' : 'en');
    this.theme = old.theme ?? 'dark';
    this.palette = old.palette ?? 'blue-red';
    this.sounds = old.sounds ?? false;
    this.volume = old.volume ?? 50;
    this.text = old.text ?? false;
    this.forced = old.forced ?? false;
    this.order = old.order ?? 'dealt';
    this.guide = old.guide ?? false;
    this.learned = old.learned ?? [];
    this.muted = old.muted ?? [];
  }

  /** Change something and keep it. */
  set(change: Partial<Kept>): void {
    Object.assign(this, change);
    const root = document.documentElement;
    root.dataset.theme = this.theme;
    root.dataset.palette = this.palette;
    root.lang = this.lang;
    const { lang, theme, palette, sounds, volume, text, forced, order, guide, learned, muted } =
      this;
    const kept: Kept = {
      lang,
      theme,
      palette,
      sounds,
      volume,
      text,
      forced,
      order,
      guide,
      learned,
      muted,
    };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // a browser that keeps nothing still plays
    }
  }
}

export const prefs = new Prefs();
