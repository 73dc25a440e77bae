/** Boards are found by their folder: each game's `ui/index.ts` says what it brings. See web/README.md. */
import type { Component } from 'svelte';
import type { Story, Telling } from './story.svelte.ts';
import type { Legal, Told } from './wire.ts';

export type { Legal, Told } from './wire.ts';

export interface SeatInfo {
  seat: number;
  name: string;
  kind: 'person' | 'bot' | 'open' | 'invited';
  connected: boolean;
  /** A bot plays for this person at the moment. */
  stoodIn: boolean;
  /** Part of the clock left, 0 to 1; null without a clock. */
  clock: number | null;
  /** Seconds left, as text; empty without a clock. */
  clockText: string;
}

/** What every board gets. The view is the game's own; a board reads it and never thinks about rules. */
export interface BoardProps<V = unknown> {
  view: V;
  seat: number | null;
  legal: Legal[];
  /** All that was told so far, oldest first. */
  log: Told[];
  /** What was told with this view: to be animated. Empty when the board should just show the position. */
  fresh: Told[];
  /** The scene that the story waits at, as the game's telling made it; null: none. */
  scene?: unknown;
  /** The scene has been seen: the story goes on. */
  next?: () => void;
  seats: SeatInfo[];
  /** Send a move; resolves to whether it was accepted. */
  play: (move: string) => Promise<boolean>;
  /** A move is on its way. */
  busy: boolean;
  /** A board that can show a move as picked, ready to be confirmed, hands over how; false: it cannot pick this one. */
  chooser?: (choose: (move: string) => boolean) => void;
}

/** The rules by number: which there are, and which one a refusal speaks of. */
export interface Law {
  rules: readonly string[];
  asked: Record<string, string>;
}
/** The message with the words of a rule. */
export const lawKey = (rule: string): string => `law-${rule.replace('.', '-')}`;

/** In the order in which the credits page names them. */
export const CREDITS = ['design', 'development', 'artwork', 'direction', 'layout', 'publisher'] as const;
export type Credit = (typeof CREDITS)[number];

export interface GameUi {
  title: string;
  /** How long a game takes, in minutes. */
  minutes: string;
  /** Who made the game, as its rulebook names them. */
  credits: Partial<Record<Credit, string>>;
  /** The board; without one, every move can still be made from the list of moves. */
  board?: () => Promise<{ default: Component<BoardProps<never>> }>;
  /** How what happens is cut into acts and scenes; without it, one position follows the other. */
  telling?: () => Promise<{ telling: Telling<never> }>;
  /** The picture of the home page, 552 × 498, cropped from the bottom where there is less room. */
  poster: () => Promise<{ default: Component }>;
  /** How points came about, under the result: gets the same as the board. */
  result?: () => Promise<{ default: Component<BoardProps<never>> }>;
  /** What happened, in the log's sheet: gets the same as the board. Without it, the told lines, newest first. */
  log?: () => Promise<{ default: Component<BoardProps<never>> }>;
  /** Pictures for the rules page, by name. */
  rules?: () => Promise<{ default: Component }>;
  /** The rules by their numbers. */
  law?: Law;
  /** Events that are not read aloud: the board says them otherwise. */
  unsaid?: readonly string[];
  /** Events that begin a chapter of a replay; it is called by what is said of them. */
  chapters?: readonly string[];
  /** Whether a table with these options asks its players about powers between turns; without it, none does. */
  prompts?: (options: Record<string, unknown>) => boolean;
  /** What lessons point at, by the names they use: selectors on the board. */
  spots?: Record<string, string>;
  /** A small round emblem, SVG text in a 102 box around 0, 0. */
  emblem: string;
  /** Silhouettes for the home page's pediment, SVG text in a 512 box, the biggest first. */
  frieze: string[];
}

const modules = import.meta.glob<{ ui: GameUi }>('../../src/olympus/games/*/ui/index.ts', { eager: true });

export const GAMES: Record<string, GameUi> = Object.fromEntries(
  Object.entries(modules).map(([path, module]) => [path.split('/').at(-3)!, module.ui]),
);

/** Let a story be told as its game tells it. */
export async function tellAs(game: string, story: Story): Promise<void> {
  const own = await GAMES[game]?.telling?.();
  story.use(own?.telling as unknown as Telling | undefined);
}
