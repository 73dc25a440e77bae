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
/** 7.2 What an end of the game now would bring a player, as far as the viewer can know it. */
export interface Ending {
  seat: number;
  /** What the Oracle has against the Proci; null: it is hidden. */
  stand: number | null;
  /** Whether this player would beat the Proci, whatever is hidden. */
  beats: 'yes' | 'no' | 'maybe';
  /** Points that the Proci take from a player who does not beat them. */
  loses: number;
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
  /** For every player; empty while the Proci are aside, and when the game is over. */
  ending: Ending[];
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
  /** 1.1 with the seat's last card: how many it has */
  | { event: 'oracle-dealt'; seat: number; cards: number }
  /** 1.3 with the seat's last card: how many it has */
  | { event: 'hand-dealt'; seat: number; cards: number }
  /** 1.2 with its draw */
  | { event: 'route-dealt'; seat: number; route: RouteName }
  /** 1.4 with its draw */
  | { event: 'god-dealt'; card: string; god: God }
  /** 1.5 over the limit at set-up: discarded, no gift; gods in their order */
  | { event: 'spilled'; god: God; total: number }
  /** 2.1 the Favour moved there; not told when it stays */
  | { event: 'favour'; god: God }
  /** 3 the discards are the fate deck: before `drew` of its last card, or right before a draw that is due */
  | { event: 'deck-made'; cards: number }
  /** 3 the same of the route deck: before `route-drawn`, or right before the draw */
  | { event: 'route-deck-made'; routes: number }
  /** 3 the seat's turn begins */
  | { event: 'turn'; seat: number; turn: number }
  /** 3.1 the seat keeps its route */
  | { event: 'kept'; seat: number; route: RouteName }
  /** 3.1 an Oracle card to Poseidon, and his total */
  | { event: 'offered'; seat: number; card: string; total: number }
  /** 6.1 the route is discarded */
  | { event: 'route-left'; seat: number; route: RouteName }
  /** 6.1 with its draw, after `route-deck-made` if there is one */
  | { event: 'route-drawn'; seat: number; route: RouteName }
  /** 3 there is no route to draw */
  | { event: 'no-route'; seat: number }
  /** 6.1 a card that the new route has no room for is discarded */
  | { event: 'shed'; seat: number; card: string }
  /** 5.1 the active player's offering called it; Poseidon's total */
  | { event: 'wrath'; seat: number; total: number }
  /** 5.1 all have changed route: so many cards of Poseidon's are discarded */
  | { event: 'calmed'; cards: number }
  /** 3.2, 3.3 a card on a god, and the god's new total */
  | { event: 'laid'; seat: number; card: string; god: God; total: number }
  /** 3 with its draw, one by one: `cards` is 1 */
  | { event: 'drew'; seat: number; cards: number }
  /** 1.3, 3 the card drawn: after `drew`; at set-up alone */
  | { event: 'own-draw'; seat: number; card: string }
  /** 4.1 the god passed the limit: the Proci are there */
  | { event: 'proci'; god: God }
  /** 4.2 right after `proci`: what is bid for */
  | { event: 'prize'; god: God; card: string }
  /** 4.2 right after `proci`: only doubles lay there */
  | { event: 'no-prize'; god: God }
  /** 4.4 the seat bids nothing */
  | { event: 'passed'; seat: number }
  /** 4.4 so many cards are put down */
  | { event: 'bid'; seat: number; cards: number }
  /** 4.5 each card put down: from the active player clockwise, each seat's by card order */
  | { event: 'revealed'; seat: number; card: string }
  /** 4.5 after the seat's `revealed`: what they add up to */
  | { event: 'sum'; seat: number; total: number }
  /** 4.5 after all bids: the one highest takes the prize */
  | { event: 'won'; seat: number; card: string }
  /** 4.5 after all bids: two or more are highest, the prize is discarded */
  | { event: 'tied'; card: string }
  /** 4.5 nobody bid: the prize is discarded */
  | { event: 'unclaimed'; card: string }
  /** 3.3 a card into the Oracle, and how many it has */
  | { event: 'oracle'; seat: number; cards: number }
  /** 1.1, 3.3 the card put there: after `oracle`; at set-up alone */
  | { event: 'own-oracle'; seat: number; card: string }
  /** 3.3 before `oracle`: the card discarded from a full Oracle */
  | { event: 'replaced'; seat: number; card: string }
  /** 3.3 a card on the own route */
  | { event: 'odyssey'; seat: number; card: string; route: RouteName }
  /** 3.3 the route is taken: years in all, points by it */
  | { event: 'landfall'; seat: number; route: RouteName; years: number; points: number }
  /** 3.3 instead of the deed */
  | { event: 'discarded'; seat: number; card: string }
  /** 3.3 with no card in hand: the seat passed, or was not asked */
  | { event: 'nothing'; seat: number }
  /** 7.1 after `landfall`: who ended the game */
  | { event: 'home'; seat: number; years: number }
  /** 7.1 the game ends by the limit of turns */
  | { event: 'limit'; turns: number }
  /** 7.2 each Oracle card: seats from 0, each seat's by card order */
  | { event: 'oracle-shown'; seat: number; card: string }
  /** 7.2 after the seat's `oracle-shown`: its sum against the Proci */
  | { event: 'stand'; seat: number; god: God; total: number }
  /** 7.2 after all `stand`: the seat beats the Proci */
  | { event: 'beaten'; seat: number }
  /** 7.2 after all `stand`: nobody does */
  | { event: 'unbeaten'; god: God }
  /** 7.2 a card that was points: of all seats, in the order they became points */
  | { event: 'lost'; seat: number; card: string }
  /** 7.3 for each seat, from 0 */
  | { event: 'over'; seat: number; points: number; winner: boolean };
export type Props = BoardProps<View>;
