/** What this reader likes, kept in this browser. */

export type Lang = 'fr' | 'en';
export type Theme = 'dark' | 'light';

interface Kept {
  lang: Lang;
  theme: Theme;
  sounds: boolean;
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
  /** Whether tables open as text. */
  text = $state(false);

  constructor() {
    const old = kept();
    this.lang = old.lang ?? (navigator.language.startsWith('fr') ? 'fr' : 'en');
    this.theme = old.theme ?? 'dark';
    this.sounds = old.sounds ?? false;
    this.text = old.text ?? false;
  }

  /** Change something and keep it. */
  set(change: Partial<Kept>): void {
    Object.assign(this, change);
    const root = document.documentElement;
    root.dataset.theme = this.theme;
    root.lang = this.lang;
    const { lang, theme, sounds, text } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ lang, theme, sounds, text }));
    } catch {
      // a browser that keeps nothing still plays
    }
  }
}

export const prefs = new Prefs();
