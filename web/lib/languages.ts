/** The languages there are: each has its file in `src/olympus/locale/language`, which Python reads too. */
import { FluentBundle, FluentResource } from '@fluent/bundle';

export type Language = string;

const FILES = import.meta.glob<string>('../../src/olympus/locale/language/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const own: Record<Language, FluentBundle> = Object.fromEntries(
  Object.entries(FILES).map(([path, text]) => {
    const language = path.split('/').at(-1)!.replace('.ftl', '');
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    return [language, bundle];
  }),
);

/** English first: it stands in where nothing is asked for. */
export const LANGUAGES: readonly Language[] = [
  'en',
  ...Object.keys(own)
    .filter((code) => code !== 'en')
    .sort(),
];

function say(language: Language, key: string, args: Record<string, string | number> = {}): string {
  const found = own[language] ?? own['en']!;
  return found.formatPattern(found.getMessage(key)!.value!, args);
}

/** What a language calls itself. */
export const nameOf = (language: Language): string => say(language, 'language-name');

/** First, second, third ... as figures. */
export function ordinal(number: number, language: Language): string {
  const teen = number % 100 > 10 && number % 100 < 20 ? 'yes' : 'no';
  return say(language, 'language-ordinal', { number, last: number % 10, teen });
}

/** Between a thing and what is said of it. */
export const colonOf = (language: Language): string => say(language, 'language-colon');
