/** The JSON view of Ithaca, as `show.py` writes it. */
import type { BoardProps } from '$web/lib/games.ts';
import type { God } from './art/gods.ts';

export type Deed = 'favour' | 'oracle' | 'odyssey' | 'landfall';

export interface Card {
  text: string;
  gods: God[];
  value: number;
  count?: number;
}

export interface Route {
  route: string;
  colour: God;
  years: number;
  /** One for each of the four gods, in order of seniority. */
  deeds: Deed[];
}

export interface Player {
  seat: number;
  points: number;
  years: number;
  hand_size: number;
  hand: Card[] | null;
  oracle_size: number;
  oracle: Card[] | null;
  route: Route | null;
  cards: Card[];
  points_cards: Card[];
  landed: Route[];
}

export interface Laid {
  god: God;
  total: number;
  cards: Card[];
}

export interface Gift {
  god: God;
  prize: Card;
  bids: { seat: number; size: number; cards: Card[] | null }[];
}

export interface View {
  seat: number | null;
  actor: number | null;
  phase: string;
  turn: number;
  first: number | null;
  active: number | null;
  figures: { passing: number; poseidon: number; hand: number; oracle: number; years: number; turns: number };
  players: Player[];
  gods: Laid[];
  favour: God | null;
  proci: God | null;
  deed: Deed | null;
  gift: Gift | null;
  deck: number;
  discards: Card[];
  routes: { deck: number; left: string[]; discards: Route[] };
}

export type Props = BoardProps<View>;
