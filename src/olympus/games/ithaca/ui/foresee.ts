/** What a choice would come to, as far as the table shows it: sums and names for display. The server decides. */
import { FOUR, type God } from './art/gods.ts';
import type { Card, Deed, Player, View } from './types.ts';

export interface Foreseen {
  god: God;
  card: Card;
  before: number;
  total: number;
  /** The god passes its measure. */
  over: boolean;
  favour: God;
  /** The gift, when there is one. */
  prize: Card | null;
}

export const totalOf = (view: View, god: God): number => view.gods.find((laid) => laid.god === god)?.total ?? 0;

export function foresee(view: View, card: Card, god: God): Foreseen {
  const before = totalOf(view, god);
  const total = before + card.value;
  const over = total > view.figures.passing;
  const sums = FOUR.map((name) => (name === god ? (over ? 0 : total) : totalOf(view, name)));
  const favour = FOUR[sums.indexOf(Math.max(...sums))]!;
  const lying = [...(view.gods.find((laid) => laid.god === god)?.cards ?? []), card];
  const singles = lying.filter((one) => one.gods.length === 1).sort((a, b) => b.value - a.value);
  return { god, card, before, total, over, favour, prize: over ? (singles[0] ?? null) : null };
}

export function deedUnder(player: Player | undefined, god: God | null): Deed | null {
  const at = FOUR.indexOf(god as (typeof FOUR)[number]);
  return player?.route?.deeds[at] ?? null;
}

export const sumOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + card.value, 0);
