/** The view, the foresights and the events of the game. Made from its Python by scripts/wire.py: do not edit. */
import type { BoardProps } from '$web/lib/games.ts';

export type Unknown = 'draw' | 'route' | 'bids' | 'proci';
export type God = 'Zeus' | 'Athena' | 'Helios' | 'Aiolus' | 'Poseidon';
export type Deed = 'favour' | 'oracle' | 'odyssey' | 'landfall';
export type Cause = 'owed' | 'chosen' | 'wrath' | 'landfall';
export type RouteName = 'tenedos' | 'ismarus' | 'ogygia' | 'pylos' | 'cyclops' | 'wandering-rocks' | 'lesbos' | 'scheria' | 'phorcys' | 'sunium' | 'sirens' | 'asphodel' | 'pharos' | 'lotus-eaters' | 'thrinacia' | 'sparta' | 'aeaea' | 'oceanus' | 'goat-island' | 'cape-malea' | 'aeolia' | 'asteris' | 'telepylus' | 'scylla';
export interface Player {
  seat: number;
  points: number;
  years: number;
  hand_size: number;
  /** Null: another's. */
  hand: Card[] | null;
  oracle_size: number;
  /** Null: another's, not shown yet. */
  oracle: Card[] | null;
  route: Route | null;
  /** On the route. */
  cards: Card[];
  points_cards: Card[];
  landed: Route[];
}
export interface Card {
  /** As the notation writes it. */
  text: string;
  /** One, or two for a double card. */
  gods: God[];
  value: number;
}
export interface Route {
  route: RouteName;
  colour: God;
  years: number;
  /** One for each of the four gods, in order of seniority. */
  deeds: Deed[];
}
/** 4.4 The prize, and who has bid so far. */
export interface Gift {
  god: God;
  prize: Card;
  bids: Bid[];
}
export interface Bid {
  seat: number;
  /** How many cards; 0: nothing is bid, or not yet. */
  size: number;
  /** Null: another's. */
  cards: Card[] | null;
}
export interface Options {
  players: number;
}
/** What is printed in the rules, for this table. */
export interface Figures {
  /** 4 The total that a god may reach. */
  passing: number;
  /** 5 The total that Poseidon may reach. */
  poseidon: number;
  /** Cards in a full hand. */
  hand: number;
  /** Cards in a full Oracle. */
  oracle: number;
  /** 7.1 The years that bring one home. */
  years: number;
  /** 7.1 The game ends after so many turns of each at the latest; 0: it does not. */
  turns: number;
}
/** The cards that lie at a god. */
export interface Laid {
  god: God;
  total: number;
  cards: Card[];
}
/** Who draws a route, and why. */
export interface Mover {
  seat: number;
  cause: Cause;
}
export interface Routes {
  /** How many are left to draw. */
  deck: number;
  /** Which they are. */
  left: RouteName[];
  discards: Route[];
}
/** The table as a seat, or a spectator, sees it. */
export interface View {
  /** Whose view it is; null: a spectator's. */
  seat: number | null;
  players: Player[];
  gift: Gift | null;
  game: 'ithaca';
  /** The seat to act; null: nobody. */
  actor: number | null;
  phase: string;
  turn: number;
  /** The first player of the game. */
  first: number | null;
  /** Whose turn it is. */
  active: number | null;
  options: Options;
  figures: Figures;
  /** In order of seniority; Poseidon last. */
  gods: Laid[];
  favour: God | null;
  proci: God | null;
  /** The deed that the Favour now gives the active player. */
  deed: Deed | null;
  mover: Mover | null;
  /** Cards left to draw. */
  deck: number;
  discards: Card[];
  routes: Routes;
}
/** What a legal move would do: what stays as it is, is left out. */
export interface Foresight {
  /** Of the god the card goes to; of a bid, its sum. */
  total?: number;
  /** 4 The god passes its measure. */
  over?: true;
  /** 4.1 The god the Proci move to. */
  proci?: God;
  /** 4.2 The card that is bid for; None: there is no prize. */
  prize?: string | null;
  /** 2 The god the Favour moves to. */
  favour?: God;
  /** 3.3 The deed that will be due, after influence. */
  deed?: Deed;
  /** Why that deed will not be possible. */
  cannot?: 'no-route' | 'no-hand' | 'no-card' | 'route-full';
  /** The deed takes a card of this god, which would have to be the one drawn. */
  needs?: God;
  /** 5 Poseidon's total calls the wrath. */
  wrath?: true;
  /** 6.1 Cards that stay for the new route. */
  stay?: number;
  /** Cards in the own Oracle then. */
  oracle?: number;
  /** Cards on the own route then. */
  cards?: number;
  /** What a landfall would then give. */
  worth?: number;
  /** Points gained. */
  points?: number;
  /** All own points then, before the Proci. */
  score?: number;
  /** Own years then. */
  years?: number;
  /** 7.1 The game ends. */
  end?: true;
  /** What will be seen only then: the card drawn, the new route, what others bid, who beats the Proci. */
  unknown?: Unknown[];
  /** What the next moves would do: nothing comes between. */
  then?: Record<string, Foresight>;
}
/** Something that happened. */
export type Event =
  | { event: 'oracle-dealt'; seat: number; cards: number }
  | { event: 'hand-dealt'; seat: number; cards: number }
  | { event: 'route-dealt'; seat: number; route: RouteName }
  | { event: 'god-dealt'; card: string; god: God }
  /** over the limit at set-up: discarded, no gift */
  | { event: 'spilled'; god: God; total: number }
  | { event: 'favour'; god: God }
  | { event: 'deck-made'; cards: number }
  | { event: 'route-deck-made'; routes: number }
  | { event: 'turn'; seat: number; turn: number }
  /** the route */
  | { event: 'kept'; seat: number; route: RouteName }
  /** an Oracle card to Poseidon */
  | { event: 'offered'; seat: number; card: string; total: number }
  | { event: 'route-left'; seat: number; route: RouteName }
  | { event: 'route-drawn'; seat: number; route: RouteName }
  | { event: 'no-route'; seat: number }
  | { event: 'shed'; seat: number; card: string }
  | { event: 'wrath'; seat: number; total: number }
  | { event: 'calmed'; cards: number }
  /** total: of the god, with this card */
  | { event: 'laid'; seat: number; card: string; god: God; total: number }
  | { event: 'drew'; seat: number; cards: number }
  | { event: 'own-draw'; seat: number; card: string }
  | { event: 'proci'; god: God }
  | { event: 'prize'; god: God; card: string }
  | { event: 'no-prize'; god: God }
  | { event: 'passed'; seat: number }
  | { event: 'bid'; seat: number; cards: number }
  | { event: 'revealed'; seat: number; card: string }
  /** of the bid */
  | { event: 'sum'; seat: number; total: number }
  | { event: 'won'; seat: number; card: string }
  /** two bids are the highest */
  | { event: 'tied'; card: string }
  /** nobody bid */
  | { event: 'unclaimed'; card: string }
  | { event: 'oracle'; seat: number; cards: number }
  | { event: 'own-oracle'; seat: number; card: string }
  | { event: 'replaced'; seat: number; card: string }
  | { event: 'odyssey'; seat: number; card: string; route: RouteName }
  | { event: 'landfall'; seat: number; route: RouteName; years: number; points: number }
  | { event: 'discarded'; seat: number; card: string }
  | { event: 'nothing'; seat: number }
  /** who ended the game */
  | { event: 'home'; seat: number; years: number }
  | { event: 'limit'; turns: number }
  | { event: 'oracle-shown'; seat: number; card: string }
  /** the Oracle's sum against the Proci */
  | { event: 'stand'; seat: number; god: God; total: number }
  | { event: 'beaten'; seat: number }
  | { event: 'unbeaten'; god: God }
  /** a point card, to the Proci */
  | { event: 'lost'; seat: number; card: string }
  | { event: 'over'; seat: number; points: number; winner: boolean };
export type Props = BoardProps<View>;
