/** What a person chose for this browser: kept here, needs no account. */
import { LANGUAGES, type Language } from './languages.ts';

export type Theme = 'auto' | 'light' | 'dark';

interface Saved {
  language: Language;
  theme: Theme;
  sound: boolean;
  calm: boolean;
  patterns: boolean;
  notices: boolean;
  name: string;
}

const KEY = 'olympus';

function preferred(): Language {
  for (const wish of navigator.languages ?? []) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

function load(): Saved {
  const fallback: Saved = {
    language: preferred(),
    theme: 'auto',
    sound: true,
    calm: false,
    patterns: false,
    notices: false,
    name: '',
  };
  try {
    const saved = { ...fallback, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Saved>) };
    return LANGUAGES.includes(saved.language) ? saved : { ...saved, language: fallback.language };
  } catch {
    return fallback;
  }
}

export const settings: Saved = $state(load());

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');
const system = $state({ dark: dark.matches, still: still.matches });
dark.addEventListener('change', () => (system.dark = dark.matches));
still.addEventListener('change', () => (system.still = still.matches));

/** Motion is off when the system or the person asks for calm. */
export const motion = {
  get off(): boolean {
    return system.still || settings.calm;
  },
};

/** The theme in force: the night sky is home, daylight on request or when the system is light. */
export function theme(): 'light' | 'dark' {
  if (settings.theme === 'auto') return system.dark ? 'dark' : 'light';
  return settings.theme;
}

/** Keep the choices, and tell the page about them. Call once, inside an effect root. */
export function applySettings(): void {
  $effect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // a private window may refuse: the choices then last as long as the page
    }
    const root = document.documentElement;
    root.lang = settings.language;
    root.dataset['theme'] = theme();
    root.classList.toggle('calm', motion.off);
    root.classList.toggle('patterns', settings.patterns);
  });
}
