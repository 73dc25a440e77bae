/** Little scenes, gathered from what was told: a gift won, the wrath, the reckoning with the Proci. */
import type { Told } from '$web/lib/games.ts';
import type { God } from '../art/gods.ts';
import { parseCard } from '../play/moves.ts';
import type { Card, View } from '../types.ts';

export interface GiftStory {
  kind: 'gift';
  ply: number;
  god: God;
  prize: Card;
  bids: { seat: number; cards: Card[]; total: number }[];
  winner: number | null;
  tied: boolean;
}
export interface WrathStory {
  kind: 'wrath';
  ply: number;
  seat: number;
  total: number;
  moved: { seat: number; left: string; drawn: string | null }[];
}
export interface Reckoned {
  seat: number;
  years: number;
  oracle: Card[];
  /** What the Oracle has against the Proci; null when they are aside. */
  total: number | null;
  /** Cards that stay points, and those the Proci take. */
  kept: Card[];
  lost: Card[];
  points: number;
  winner: boolean;
}
export interface EndStory {
  kind: 'end';
  ply: number;
  god: God | null;
  beaten: number | null;
  players: Reckoned[];
}
export type Story = GiftStory | WrathStory | EndStory;

const since = (log: readonly Told[], name: string): readonly Told[] =>
  log.slice(
    Math.max(
      0,
      log.findLastIndex(({ event }) => event.event === name),
    ),
  );

function gift(log: readonly Told[]): GiftStory | undefined {
  const told = since(log, 'prize');
  const first = told[0];
  if (first?.event.event !== 'prize') return undefined;
  const story: GiftStory = {
    kind: 'gift',
    ply: first.ply,
    god: first.event['god'] as God,
    prize: parseCard(first.event['card'] as string),
    bids: [],
    winner: null,
    tied: false,
  };
  for (const { event } of told) {
    const seat = event['seat'] as number;
    if (event.event === 'revealed') {
      const bid =
        story.bids.find((one) => one.seat === seat) ?? story.bids[story.bids.push({ seat, cards: [], total: 0 }) - 1]!;
      bid.cards.push(parseCard(event['card'] as string));
    } else if (event.event === 'sum') story.bids.find((one) => one.seat === seat)!.total = event['total'] as number;
    else if (event.event === 'won') story.winner = seat;
    else if (event.event === 'tied') story.tied = true;
  }
  return story.bids.length ? story : undefined;
}

function wrath(log: readonly Told[]): WrathStory | undefined {
  const told = since(log, 'wrath');
  const first = told[0];
  if (first?.event.event !== 'wrath') return undefined;
  const story: WrathStory = {
    kind: 'wrath',
    ply: first.ply,
    seat: first.event['seat'] as number,
    total: first.event['total'] as number,
    moved: [],
  };
  for (const { event } of told) {
    if (event.event === 'route-left')
      story.moved.push({ seat: event['seat'] as number, left: event['route'] as string, drawn: null });
    else if (event.event === 'route-drawn') {
      const of = story.moved.find((one) => one.seat === event['seat'] && !one.drawn);
      if (of) of.drawn = event['route'] as string;
    } else if (event.event === 'calmed') break;
  }
  return story;
}

/** The end of a game, told by its log and the view after it. */
export function reckoning(log: readonly Told[], { players }: View): EndStory | undefined {
  const at = log.findIndex(({ event }) => event.event === 'over');
  if (at < 0) return undefined;
  const story: EndStory = { kind: 'end', ply: log[at]!.ply, god: null, beaten: null, players: [] };
  story.players = players.map(({ seat, years, points, points_cards: kept }) => ({
    ...{ seat, years, points, kept, oracle: [], lost: [] },
    ...{ total: null, winner: false },
  }));
  const of = (seat: number) => story.players[seat]!;
  for (const { event } of log) {
    const seat = event['seat'] as number;
    if (event.event === 'oracle-shown') of(seat).oracle.push(parseCard(event['card'] as string));
    else if (event.event === 'stand') {
      of(seat).total = event['total'] as number;
      story.god = event['god'] as God;
    } else if (event.event === 'lost') of(seat).lost.push(parseCard(event['card'] as string));
    else if (event.event === 'beaten') story.beaten = seat;
    else if (event.event === 'over') Object.assign(of(seat), { points: event['points'], winner: event['winner'] });
  }
  return story;
}

/** The scene to show for what has just been told, and the events that are told by it. */
export function storyOf(fresh: readonly Told[], log: readonly Told[], after: View): Story | undefined {
  const has = (...names: string[]) => fresh.some(({ event }) => names.includes(event.event));
  if (has('over')) return reckoning(log, after);
  if (has('won', 'tied')) return gift(log);
  return has('calmed') ? wrath(log) : undefined;
}
