// What this browser remembers: language, light, motion, sound. Nothing about a game is kept here.

export const LANGUAGES = { en: 'English', de: 'Deutsch', fr: 'Français', pl: 'Polski' } as const;
export type Language = keyof typeof LANGUAGES;
type Theme = 'auto' | 'light' | 'dark';
type Pace = 'calm' | 'brisk' | 'instant';

interface Kept {
  language: Language;
  theme: Theme;
  pace: Pace;
  sound: boolean;
  /** Of sounds, from 0 to 1. */
  volume: number;
  notify: boolean;
  /** Cards say what they do in words, not in signs. */
  words: boolean;
  /** How large a board is drawn, where it would rather be looked at closely. */
  zoom: number;
  /** Whether the log stands beside a board that has little room. */
  log: boolean;
  /** Tables that were waiting here last time: their room is kept on the front page. */
  tables: number;
}

const KEY = 'lair';

function spoken(): Language {
  for (const language of navigator.languages ?? []) {
    const short = language.slice(0, 2);
    if (short in LANGUAGES) return short as Language;
  }
  return 'en';
}

function kept(): Kept {
  const fresh: Kept = {
    language: spoken(),
    theme: 'auto',
    pace: 'calm',
    sound: true,
    volume: 0.7,
    notify: false,
    words: false,
    zoom: 1,
    log: true,
    tables: 0,
  };
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    const known = { ...fresh, ...found };
    if (!(known.language in LANGUAGES)) known.language = fresh.language;
    return known;
  } catch {
    return fresh; // a browser that keeps nothing, or kept nonsense
  }
}

export const settings: Kept = $state(kept());

$effect.root(() => {
  $effect(() => {
    const text = JSON.stringify(settings);
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // Then it is remembered until the page is closed.
    }
  });
  $effect(() => {
    const root = document.documentElement;
    if (settings.theme === 'auto') root.removeAttribute('data-theme');
    else root.dataset.theme = settings.theme;
  });
});
