/** What happened, a line per turn, as a person at the table would tell it. */
import type { Told } from '$web/lib/games.ts';
import type { Texts } from '$web/lib/i18n.svelte.ts';
import type { Creature } from '../art/creatures.ts';
import { parseCard } from '../scenes/race.ts';
import { creature, onCreature } from '../words.ts';

/** A card that moved somebody, in figures. */
export interface Flight {
  creature: Creature;
  /** The value that counted: `3`, or `1+3` with the trick. */
  value: string;
  /** Where it stands now; null: past the finish. */
  sector: number | null;
  trick: boolean;
  still: boolean;
}
export interface Line {
  key: number;
  /** Who did it; null: Zeus, or the game. */
  seat: number | null;
  text: string;
  /** The text names them already. */
  named: boolean;
  flights: Flight[];
  /** A new race begins with this line. */
  heading: boolean;
}

/** What says nothing that another line does not say. */
const QUIET = new Set([
  ...['turn', 'value', 'dealt', 'god', 'own-bet', 'bets-open', 'ranked', 'disqualified', 'card'],
  ...['trick', 'still', 'moved', 'finished', 'paid', 'lost'],
]);

/** The card with all that followed from it, from the place of the card in the log. */
function flight(log: readonly Told[], at: number): Flight & { place: number | null } {
  const card = parseCard(log[at]!.event['card'] as string);
  const second = log[at]!.event['number'] === 2;
  const found = {
    creature: card.creature,
    value: String(second ? card.slow : card.fast),
    sector: null as number | null,
    trick: false,
    still: true,
    place: null as number | null,
  };
  for (const { event } of log.slice(at + 1, at + 12)) {
    if (['card', 'turn', 'race', 'bet', 'power', 'ranked'].includes(event.event)) break;
    if (event.event === 'trick') [found.trick, found.value] = [true, `${card.fast}+${card.bonus}`];
    else if (event.event === 'value') found.value = String(event['sectors']);
    else if (event.event === 'moved' && event['creature'] === card.creature)
      [found.sector, found.still] = [event['sector'] as number, false];
    else if (event.event === 'finished' && event['creature'] === card.creature)
      [found.place, found.sector] = [event['place'] as number, null];
  }
  return found;
}

function sayFlight(one: ReturnType<typeof flight>, second: boolean, texts: Texts): string {
  const name = creature(one.creature, texts);
  const base = one.still
    ? texts('ui-tale-stays', { creature: name })
    : texts(second ? 'ui-tale-drifts' : 'ui-tale-flies', { creature: name, value: one.value });
  const place = one.place
    ? texts('ui-tale-finishes', { place: one.place })
    : one.sector !== null
      ? texts('ui-tale-now', { sector: one.sector })
      : '';
  return `${base}${place}${one.trick ? texts('ui-tale-zeus') : ''}`;
}

/** What came of the bet that was just revealed. */
function sayBet(log: readonly Told[], at: number, texts: Texts): string {
  const { event } = log[at]!;
  const after = log[at + 1]?.event;
  const points = after?.event === 'paid' ? (after['points'] as number) : 0;
  const named = {
    creature: creature(event['creature'] as string, texts),
    bet: texts(`bet-${event['bet'] as string}`),
  };
  return points ? texts('ui-tale-won', { ...named, points }) : texts('ui-tale-lost', named);
}

const words = new WeakMap<Told, string>();
/** Put in words once; each told line is the same object until the language changes. */
function once(told: Told, say: () => string): string {
  const found = words.get(told) ?? say();
  words.set(told, found);
  return found;
}

/** The lines of a log, oldest first. */
export function lines(log: readonly Told[], texts: Texts, from = 0): Line[] {
  const found: Line[] = [];
  log.forEach((told, at) => {
    if (at < from) return;
    const { event } = told;
    const seat = typeof event['seat'] === 'number' ? event['seat'] : null;
    const last = found.at(-1);
    const add = (text: string, flights: Flight[] = []) => {
      if (last && last.seat === seat && flights.length && last.flights.length === 1) {
        last.text += `, ${text}`;
        last.flights.push(...flights);
      } else found.push({ key: at, seat, text, named: false, flights, heading: false });
    };
    if (event.event === 'card') {
      const one = flight(log, at);
      add(
        // a card that was just played may have more to tell with the next message
        log.length - at > 12
          ? once(told, () => sayFlight(one, event['number'] === 2, texts))
          : sayFlight(one, event['number'] === 2, texts),
        [one],
      );
    } else if (event.event === 'bet')
      add(once(told, () => texts('ui-tale-bet', { on: onCreature(event['creature'] as string, texts) })));
    else if (event.event === 'revealed') add(sayBet(log, at, texts));
    else if (event.event === 'race')
      found.push({
        key: at,
        seat: null,
        named: true,
        text: texts('ui-race', { race: event['race'] as number }),
        flights: [],
        heading: true,
      });
    else if (told.text && !QUIET.has(event.event))
      found.push({ key: at, seat, text: told.text, named: true, flights: [], heading: false });
  });
  return found;
}

/** What the others have done since the last turn of a seat, newest first; without a seat, the last lines. */
export function since(log: readonly Told[], seat: number | null, texts: Texts, most: number): Line[] {
  const recent = lines(log, texts, Math.max(0, log.length - 90)).filter((line) => !line.heading);
  const mine = seat === null ? -1 : recent.findLastIndex((line) => line.seat === seat);
  return recent.slice(Math.max(mine + 1, recent.length - most)).reverse();
}
