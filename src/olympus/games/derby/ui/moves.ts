/** Reads the notation of the legal moves, so that cards, coins and sectors can be clicked. No rules here. */
import type { Legal } from '$web/lib/games.ts';
import type { Creature } from './art/creatures.ts';
import type { Foresight, Side } from './types.ts';

export interface CardMove {
  kind: 'play';
  side: Side;
  card: string;
  creature: Creature;
  trick: boolean;
}
export interface BetMove {
  kind: 'bet';
  bet: string;
  creature: Creature;
}
export interface TokenMove {
  kind: 'token';
  sector: number;
}
export interface PowerMove {
  kind: 'power';
  power: string;
  choice: string[];
}
export type Read = (CardMove | BetMove | TokenMove | PowerMove | { kind: 'pass' }) & Legal;

/** What a move would do, as the server foresees it. */
export const foresight = (move: Legal | undefined): Foresight => move?.will ?? {};

export function read(legal: Legal): Read {
  const [kind, ...words] = legal.move.split(' ');
  if (kind === 'play') {
    const trick = words.at(-1) === 'trick';
    return {
      ...legal,
      kind,
      side: words[0] as Side,
      card: `${words[1]} ${words[2]}`,
      creature: words[1] as Creature,
      trick,
    };
  }
  if (kind === 'bet') return { ...legal, kind, bet: words[0]!, creature: words[1] as Creature };
  if (kind === 'token') return { ...legal, kind, sector: Number(words[0]) };
  if (kind === 'pass') return { ...legal, kind };
  return { ...legal, kind: 'power', power: words[0]!, choice: words.slice(1) };
}
