/** What this reader likes, kept in this browser. */

export type Lang = 'fr' | 'en';
export type Theme = 'dark' | 'light';

/** The colours of the two sides, the first one's named first. */
export const PALETTES = ['blue-red', 'teal-magenta', 'green-violet'] as const;
export type Palette = (typeof PALETTES)[number];

interface Kept {
  lang: Lang;
  theme: Theme;
  palette: Palette;
  sounds: boolean;
  /** How loud sounds are, from 0 to 100. */
  volume: number;
  text: boolean;
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
  muted = $state.raw<string[]>([]);

  constructor() {
    const old = kept();
    this.lang = old.lang ?? (navigator.language.startsWith('fr') ? 'fr' : 'en');
    this.theme = old.theme ?? 'dark';
    this.palette = old.palette ?? 'blue-red';
    this.sounds = old.sounds ?? false;
    this.volume = old.volume ?? 50;
    this.text = old.text ?? false;
    this.muted = old.muted ?? [];
  }

  /** Change something and keep it. */
  set(change: Partial<Kept>): void {
    Object.assign(this, change);
    const root = document.documentElement;
    root.dataset.theme = this.theme;
    root.dataset.palette = this.palette;
    root.lang = this.lang;
    const { lang, theme, palette, sounds, volume, text, muted } = this;
    const kept: Kept = { lang, theme, palette, sounds, volume, text, muted };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // a browser that keeps nothing still plays
    }
  }
}

export const prefs = new Prefs();
