/** What a person chose for this browser: kept here, needs no account. */
import { LANGUAGES, type Language } from './languages.ts';

export type Theme = 'auto' | 'light' | 'dark';
/** How much longer than at normal pace each step of a game is shown. */
export const PACES = { slow: 1.8, normal: 1, fast: 0.45, instant: 0 };
export type Pace = keyof typeof PACES;

interface Saved {
  language: Language;
  theme: Theme;
  sound: boolean;
  pace: Pace;
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
    pace: 'normal',
    calm: false,
    patterns: false,
    notices: false,
    name: '',
  };
  try {
    const saved = { ...fallback, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Saved>) };
    if (!LANGUAGES.includes(saved.language)) saved.language = fallback.language;
    if (!(saved.pace in PACES)) saved.pace = fallback.pace;
    return saved;
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

/** The pace in force, as a factor; styles read it as `--pace`. */
export const pace = (): number => PACES[settings.pace];

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
    root.style.setProperty('--pace', String(Math.max(pace(), 0.01)));
    root.classList.toggle('calm', motion.off);
    root.classList.toggle('patterns', settings.patterns);
  });
}
