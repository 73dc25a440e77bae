/** The JSON view of Divinity Derby, as `show.py` writes it. */
import type { BoardProps } from '$web/lib/games.ts';
import type { Creature } from './art/creatures.ts';

export interface Card {
  text: string;
  protection?: boolean;
  creature: Creature;
  fast: number;
  bonus: number;
  slow: number;
  count?: number;
}

export interface PlacedBet {
  slot: number;
  creature: Creature;
  bet: string | null;
}

export interface Player {
  seat: number;
  god: string | null;
  points: number;
  bets: PlacedBet[];
  hand: string[] | null;
  won: string[];
  lost: string[];
  powers: { power: string; spent: boolean }[];
}

export interface Racer {
  creature: Creature;
  sector: number;
  order: number;
  finished: boolean;
}

export interface View {
  seat: number | null;
  actor: number | null;
  phase: string;
  race: number;
  first: number | null;
  active: number | null;
  options: { players: number; edition: string; powers: string; fate: boolean; sober: boolean };
  players: Player[];
  track: {
    finish: number;
    mid_line: number;
    crossed: Creature | null;
    creatures: Racer[];
    fate: { seat: number; sector: number }[];
    on_fate: { creature: Creature; moved: number } | null;
    decree: Creature | null;
  };
  holders: { holder: number; between: [number, number]; size: number; cards: Card[] | null; known: Card[] }[];
  tokens: Record<Creature, number>;
  discards: Card[];
  zeus: { protections: number; tricks: Card[] };
  bets: { bet: string; wins: string[]; vp: number }[];
  power_sectors: Record<string, number>;
  card: (Card & { holder: number; number: number; trick: boolean; value: number }) | null;
  shed_skin: boolean;
  drawn: Card[];
  peeked: Card[];
  ranking: Creature[];
}

/** What a legal move would do, as `foresee.py` tells it: what stays as it is, is left out. */
export interface Foresight {
  /** Sectors; 0: it stays. */
  by?: number;
  /** The sector it ends in. */
  to?: number;
  /** The place of the ranking it takes. */
  finishes?: number;
  /** The same card as second card, after a card of another creature. */
  second?: Foresight;
  /** Second cards of the same creature after this one, by their notation. */
  then?: Record<string, Foresight>;
}

export type Props = BoardProps<View>;
export type Side = 'left' | 'right';
