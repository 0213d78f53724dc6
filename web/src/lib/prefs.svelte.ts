/** What this reader likes, kept in this browser. */

export type Lang = 'fr' | 'en';
export type Theme = 'dark' | 'light';

interface Kept {
  lang: Lang;
  theme: Theme;
  sounds: boolean;
  /** How loud sounds are, from 0 to 100. */
  volume: number;
  text: boolean;
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
  sounds = $state(false);
  volume = $state(50);
  /** Whether tables open as text. */
  text = $state(false);

  constructor() {
    const old = kept();
    this.lang = old.lang ?? (navigator.language.startsWith('fr') ? 'fr' : 'en');
    this.theme = old.theme ?? 'dark';
    this.sounds = old.sounds ?? false;
    this.volume = old.volume ?? 50;
    this.text = old.text ?? false;
  }

  /** Change something and keep it. */
  set(change: Partial<Kept>): void {
    Object.assign(this, change);
    const root = document.documentElement;
    root.dataset.theme = this.theme;
    root.lang = this.lang;
    const { lang, theme, sounds, volume, text } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ lang, theme, sounds, volume, text }));
    } catch {
      // a browser that keeps nothing still plays
    }
  }
}

export const prefs = new Prefs();
