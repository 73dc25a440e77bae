/** Calls to the server. A refusal comes as `Refusal`, in the person's language. */
import { has, t } from './i18n.svelte.ts';
import { settings } from './settings.svelte.ts';
import type { Seat } from './wire.ts';

export type {
  Game,
  Games as Catalogue,
  Option,
  Person as User,
  Result,
  Seat,
  ShownClock as Clock,
  Table,
} from './wire.ts';

/** What somebody is called at the table, as in the texts of events: people by name, bots by kind and seat. */
export function seatName({ user, bot, seat }: Seat): string {
  if (user) return user.name;
  if (!bot) return '';
  const key = `bot-seat-${bot}`;
  return has('', key) ? t(key, { number: seat + 1 }) : `${bot.charAt(0).toUpperCase()}${bot.slice(1)} ${seat + 1}`;
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

/** An answer of type `T` to a call with a body of type `B`; see wire.ts. */
export async function api<T, B = undefined>(method: string, path: string, body?: B): Promise<T> {
  const url = `/api${path}${path.includes('?') ? '&' : '?'}lang=${settings.language}`;
  const init: RequestInit = { method, headers: { accept: 'application/json' } };
  if (body !== undefined) {
    init.body = packed(body);
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

/** As JSON, in the form of Unicode that the server asks for. */
export const packed = (value: unknown): string => JSON.stringify(value).normalize('NFC');

/** Random bytes as hex; works over plain http too. */
export function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((b) => b.toString(16).padStart(2, '0')).join('');
}
