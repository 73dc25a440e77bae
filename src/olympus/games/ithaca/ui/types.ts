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

/** What a legal move would do, as `foresee.py` tells it: what stays as it is, is left out. */
export interface Foresight {
  /** Of the god the card goes to. */
  total?: number;
  /** The god passes its measure. */
  over?: true;
  /** The card that is bid for; null: there is no prize. */
  prize?: string | null;
  /** The god the Favour moves to. */
  favour?: God;
  /** The deed that will be due. */
  deed?: Deed;
  /** Why no deed will be possible. */
  cannot?: 'no-route' | 'no-hand' | 'no-card' | 'route-full';
  /** The deed takes a card of this god, which would have to be drawn. */
  needs?: God;
  wrath?: true;
  /** Cards that stay for the new route. */
  stay?: number;
  /** Cards on the own route then, and what a landfall would give. */
  cards?: number;
  worth?: number;
  /** Points gained; all points, and all years, then. */
  points?: number;
  score?: number;
  years?: number;
  end?: true;
  /** The next moves, by their notation: nothing comes between. */
  then?: Record<string, Foresight>;
}

export type Props = BoardProps<View>;
