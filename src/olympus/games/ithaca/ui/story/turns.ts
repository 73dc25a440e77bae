/** What happened, turn by turn: whose turn it was, and what came of it in a few words each. */
import type { Told } from '$web/lib/games.ts';
import type { Texts } from '$web/lib/i18n.svelte.ts';
import type { God } from '../art/gods.ts';
import { parseCard } from '../play/moves.ts';
import { cardName, godName } from '../play/words.ts';

export interface Turn {
  seat: number;
  /** Counted from 1. */
  turn: number;
  parts: string[];
}

/** Events that a turn tells of, each by the message `tale-…`. */
const TOLD = new Set([
  'offered',
  'route-drawn',
  'no-route',
  'shed',
  'wrath',
  'laid',
  'proci',
  'no-prize',
  'won',
  'tied',
  'unclaimed',
  'favour',
  'oracle',
  'replaced',
  'odyssey',
  'landfall',
  'discarded',
  'nothing',
  'home',
  'limit',
  'beaten',
  'unbeaten',
]);

/** All turns so far, oldest first; `name` is what a seat is called. */
export function turnsOf(log: readonly Told[], texts: Texts, name: (seat: number) => string): Turn[] {
  const turns: Turn[] = [];
  let favour = -1;
  for (const { event } of log) {
    if (event.event === 'turn') {
      turns.push({ seat: event['seat'] as number, turn: event['turn'] as number, parts: [] });
      favour = -1;
    }
    const now = turns.at(-1);
    if (!now || !TOLD.has(event.event) || elsewhere(event, now)) continue;
    const text = texts(`tale-${event.event}`, details(event, texts, name));
    // a Favour that moved on within the turn is told once, where it came to rest
    if (event.event !== 'favour' || favour < 0) now.parts.push(text);
    else now.parts[favour] = text;
    if (event.event === 'favour') favour = now.parts.length - 1;
  }
  return turns;
}

/** Routes that the wrath gives to others are told with the wrath. */
const elsewhere = (event: Told['event'], now: Turn): boolean =>
  ['route-drawn', 'no-route'].includes(event.event) && event['seat'] !== now.seat;

function details(event: Told['event'], texts: Texts, name: (seat: number) => string): Record<string, string | number> {
  const found: Record<string, string | number> = {};
  for (const [field, value] of Object.entries(event)) {
    if (field === 'seat') found['seat'] = name(value as number);
    else if (field === 'card') found['card'] = cardName(parseCard(value as string), texts);
    else if (field === 'god') found['god'] = godName(value as God, texts);
    else if (field === 'route') found['route'] = texts(`route-${value as string}`);
    else if (typeof value === 'number') found[field] = value;
  }
  return found;
}

/** What the others have done since a seat was last at turn, newest first; for a spectator the last round. */
export function since(turns: readonly Turn[], seat: number | null, players: number): Turn[] {
  const own =
    seat === null ? turns.length - players : turns.findLastIndex((one) => one.seat === seat && one !== turns.at(-1));
  return turns
    .slice(Math.max(0, own + 1))
    .filter((one) => one.seat !== seat && one.parts.length)
    .reverse();
}
