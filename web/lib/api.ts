/** Calls to the server. A refusal comes as `Refusal`, in the person's language. */
import { has, t } from './i18n.svelte.ts';
import { settings } from './settings.svelte.ts';

export interface User {
  id: string;
  name: string;
  kind: 'guest' | 'account' | 'bot';
}
export type Clock = { kind: 'none' } | { kind: 'move'; seconds: number } | { kind: 'budget'; seconds: number; increment: number } | { kind: 'days'; days: number };
export interface Seat {
  seat: number;
  kind: 'person' | 'bot' | 'open' | 'invited';
  user?: User;
  bot?: string;
  ready?: boolean;
  choice: Record<string, string | null>;
  connected?: boolean;
  played_by?: 'player' | 'bot';
  why?: string | null;
  time_left?: number | null;
  muted?: boolean;
}
/** What somebody is called at the table, as in the texts of events: people by name, bots by kind and seat. */
export function seatName({ user, bot, seat }: Seat): string {
  if (user) return user.name;
  if (!bot) return '';
  const key = `bot-seat-${bot}`;
  return has('', key) ? t(key, { number: seat + 1 }) : `${bot.charAt(0).toUpperCase()}${bot.slice(1)} ${seat + 1}`;
}

export interface Result {
  why: 'played' | 'resigned' | 'abandoned' | 'stopped';
  scores?: number[];
  winners?: number[];
  places?: number[];
  plies: number;
  seed: string;
  nonces: { seat: number; nonce: string }[];
}
export interface Table {
  id: string;
  game: string;
  status: 'lobby' | 'playing' | 'over' | 'ended';
  options: Record<string, unknown>;
  listed: boolean;
  chat: boolean;
  rated: boolean;
  hints: boolean;
  clock: Clock;
  host: string;
  commitment: string;
  seats: Seat[];
  watching: number;
  paused: boolean;
  votes: { pause: number[]; resume: number[]; resign: number[] };
  turn: { seat: number; ply: number; began: number; deadline: number | null } | null;
  result: Result | null;
  rematch: string | null;
  you: { seat: number | null; host: boolean; windows: 'ask' | 'pass'; nonce: boolean; link: string };
}
export interface Option {
  option: string;
  kind: 'choice' | 'flag' | 'number' | 'seat' | 'each';
  default: unknown;
  values?: string[];
  low?: number;
  high?: number;
  title: string;
  help: string;
  labels: Record<string, string>;
}
export interface Game {
  game: string;
  title: string;
  /** Pages to print that the server can make. */
  pages: string[];
  players: { low: number; high: number; default: number };
  options: Option[];
  /** How many lessons it has. */
  lessons: number;
}
export interface Catalogue {
  games: Game[];
  bots: { bot: string; text: string }[];
}

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    text: string,
  ) {
    super(text);
  }
}

export async function api<T>(method: string, path: string, body?: unknown): Promise<T> {
  const url = `/api${path}${path.includes('?') ? '&' : '?'}lang=${settings.language}`;
  const init: RequestInit = { method, headers: { accept: 'application/json' } };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, 'content-type': 'application/json' };
  }
  const answer = await fetch(url, init);
  if (!answer.ok) {
    const told = (await answer.json().catch(() => ({}))) as { key?: string; text?: string };
    throw new Refusal(answer.status, told.key ?? '', told.text ?? `${answer.status} ${answer.statusText}`);
  }
  if (answer.status === 204) return undefined as T;
  const type = answer.headers.get('content-type') ?? '';
  return (type.includes('json') ? await answer.json() : await answer.text()) as T;
}

/** Random bytes as hex; works over plain http too. */
export function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((b) => b.toString(16).padStart(2, '0')).join('');
}
