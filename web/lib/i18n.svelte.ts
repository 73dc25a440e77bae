/** Texts by Fluent, the same files as in Python. Switching the language loads its files and every text follows. */
import { FluentBundle, FluentNumber, FluentResource, type FluentValue } from '@fluent/bundle';
import { colonOf, ordinal, type Language } from './languages.ts';
import { settings } from './settings.svelte.ts';

export type Args = Record<string, string | number>;
export type Texts = (key: string, args?: Args) => string;

type Files = Record<string, () => Promise<string>>;
const SHELL = import.meta.glob<string>(
  ['../locale/*.ftl', '../../src/olympus/bots/locale/*.ftl', '../../src/olympus/games/*/ui/locale/home/*.ftl'],
  { query: '?raw', import: 'default' },
);
const GAMES = import.meta.glob<string>(
  ['../../src/olympus/games/*/locale/*.ftl', '../../src/olympus/games/*/ui/locale/*.ftl'],
  { query: '?raw', import: 'default' },
);
/** What only the rules page and a refusal need. */
const BOOKS = import.meta.glob<string>(
  ['../../src/olympus/games/*/locale/rules/*.ftl', '../../src/olympus/games/*/ui/locale/law/*.ftl'],
  { query: '?raw', import: 'default' },
);

function number(value: unknown): number {
  return value instanceof FluentNumber ? value.value : Number(value);
}

async function bundle(language: Language, files: Files, folder: string): Promise<FluentBundle> {
  const made = new FluentBundle(language, {
    useIsolating: false,
    functions: { ORDINAL: ([value]) => ordinal(number(value), language) },
  });
  await add(made, language, files, folder);
  return made;
}

async function add(made: FluentBundle, language: Language, files: Files, folder: string): Promise<void> {
  const wanted = Object.entries(files).filter(([path]) => path.includes(folder) && path.endsWith(`/${language}.ftl`));
  for (const text of await Promise.all(wanted.map(([, load]) => load()))) made.addResource(new FluentResource(text));
}

let bundles: Record<string, FluentBundle> = $state.raw({});
/** The language each part is shown in while the next one loads. */
const shown: Record<string, Language> = {};

/** Load the texts of the shell (no game) or of a game, in the language in force. */
export async function loadTexts(game = ''): Promise<void> {
  const language = settings.language;
  const key = `${game}/${language}`;
  if (bundles[key]) return;
  const made = await bundle(language, game ? GAMES : SHELL, game ? `/games/${game}/` : '/locale/');
  bundles = { ...bundles, [key]: made };
}

/** Load the texts of a game with its rules in words. */
export async function loadBook(game: string): Promise<void> {
  await loadTexts(game);
  const language = settings.language;
  const made = bundles[`${game}/${language}`];
  if (!made || books.has(made)) return;
  books.add(made);
  await add(made, language, BOOKS, `/games/${game}/`);
  kept.delete(made);
  bundles = { ...bundles };
}
const books = new WeakSet<FluentBundle>();

/** Texts as put together the first time: a table says the same things again and again. */
const kept = new WeakMap<FluentBundle, Map<string, string>>();
const KEEP = 2000;

function format(game: string, key: string, args?: Args): string {
  const found = bundles[`${game}/${settings.language}`] ?? bundles[`${game}/${shown[game] ?? 'en'}`];
  if (!found) return '';
  let texts = kept.get(found);
  if (!texts || texts.size > KEEP) kept.set(found, (texts = new Map<string, string>()));
  const name = args ? `${key} ${JSON.stringify(args)}` : key;
  let text = texts.get(name);
  if (text === undefined) texts.set(name, (text = fill(found, key, args ?? {})));
  return text;
}

function fill(found: FluentBundle, key: string, args: Args): string {
  const message = found.getMessage(key);
  if (!message?.value) return key;
  const values: Record<string, FluentValue> = {};
  for (const [name, value] of Object.entries(args))
    values[name] = typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value;
  return found.formatPattern(message.value, values);
}

/** Between a thing and what is said of it. */
export const colon = (): string => colonOf(settings.language);

/** A text of the shell. */
export const t: Texts = (key, args) => format('', key, args);

/** The texts of a game: its own, and those of its board. */
export function textsOf(game: string): Texts {
  return (key, args) => format(game, key, args);
}

export function has(game: string, key: string): boolean {
  return bundles[`${game}/${settings.language}`]?.hasMessage(key) ?? false;
}

/** Call once in an effect root: reloads the texts in use whenever the language changes. */
export function followLanguage(games: () => string[]): void {
  $effect(() => {
    const language = settings.language;
    for (const game of ['', ...games()]) void loadTexts(game).then(() => (shown[game] = language));
  });
}
