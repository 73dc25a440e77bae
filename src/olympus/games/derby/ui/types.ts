/** The view, the foresights and the events of the game. Made from its Python by scripts/wire.py: do not edit. */
import type { BoardProps } from '$web/lib/games.ts';

/** A card of the Zeus deck. */
export type ZeusCard = Card | Protection;
export type Creature = 'Dragon' | 'Gryphon' | 'Lamassu' | 'Pegasus' | 'Phoenix' | 'Sylph';
export type God = 'anansi' | 'horus' | 'marduk' | 'odin' | 'quetzalcoatl' | 'yu-huang';
export type Bet = 'podium' | 'top-two' | 'first-or-disqualified' | 'bottom-two' | 'second-or-third' | 'first' | 'last' | 'next-to-last' | 'second' | 'third' | 'disqualified';
export type Place = '1st' | '2nd' | '3rd' | '4th' | '5th' | '6th' | 'last' | 'next-to-last' | 'disqualified';
export type Edition = 'final' | 'preview';
export type PowerSet = 'off' | 'attested' | 'full';
export type Side = 'left' | 'right';
export interface Player {
  seat: number;
  god: God | null;
  points: number;
  bets: PlacedBet[];
  /** Bet cards that are left; null: another's. */
  hand: Bet[] | null;
  won: Bet[];
  lost: Bet[];
  /** Those the table plays with, and those spent. */
  powers: OwnPower[];
}
export interface PlacedBet {
  slot: number;
  creature: Creature;
  /** Null: the card lies face down. */
  bet: Bet | null;
}
export interface OwnPower {
  power: string;
  spent: boolean;
}
/** The cards between two neighbours, seen by both. */
export interface Holder {
  holder: number;
  /** The seat to whose left it stands, and the next one. */
  between: number[];
  size: number;
  /** Null: the viewer does not see them. */
  cards: Card[] | null;
  /** Cards that everybody saw come here. */
  known: Card[];
}
export interface Card {
  /** As the notation writes it. */
  text: string;
  creature: Creature;
  fast: number;
  /** 0: it is no trick. */
  bonus: number;
  slow: number;
}
/** Zeus looks away: no creature is named. */
export interface Protection {
  text: string;
  protection: true;
}
export interface Options {
  players: number;
  edition: Edition;
  powers: PowerSet;
  /** Whether fate tokens are played with. */
  fate: boolean;
  /** Whether Zeus sobers up. */
  sober: boolean;
}
export interface Track {
  /** The sector of the finish line. */
  finish: number;
  mid_line: number;
  /** The first beyond the mid-race line. */
  crossed: Creature | null;
  creatures: Racer[];
  fate: FateToken[];
  on_fate: OnFate | null;
  /** The creature that cards do not move. */
  decree: Creature | null;
}
export interface Racer {
  creature: Creature;
  sector: number;
  /** Its place among all creatures now, 1 in front. */
  order: number;
  finished: boolean;
}
export interface FateToken {
  seat: number;
  sector: number;
}
export interface OnFate {
  creature: Creature;
  /** The sectors that brought it there. */
  moved: number;
}
export interface CardCount extends Card {
  /** How many of this card. */
  count: number;
}
export interface Zeus {
  protections: number;
  /** Those that everybody saw played. */
  tricks: CardCount[];
}
export interface BetCard {
  bet: Bet;
  /** Any of these places wins it. */
  wins: Place[];
  vp: number;
}
export interface PlayedCard extends Card {
  holder: number;
  /** 1 or 2: the first or the second card of the turn. */
  number: number;
  trick: boolean;
  /** How far it moves its creature. */
  value: number;
}
/** The table as a seat, or a spectator, sees it. */
export interface View {
  /** Whose view it is; null: a spectator's. */
  seat: number | null;
  players: Player[];
  holders: Holder[];
  /** Cards of the Zeus deck that the viewer is looking at. */
  peeked: ZeusCard[];
  game: 'derby';
  /** The seat to act; null: nobody. */
  actor: number | null;
  phase: string;
  /** 1 to 3. */
  race: number;
  /** The first player of the race. */
  first: number | null;
  /** Whose turn it is. */
  active: number | null;
  options: Options;
  track: Track;
  /** Creature tokens left for bets. */
  tokens: Record<Creature, number>;
  discards: CardCount[];
  zeus: Zeus;
  /** What each bet card names and pays. */
  bets: BetCard[];
  /** By power: how far it moves. */
  power_sectors: Record<string, number>;
  /** The card that has been played and not carried out yet. */
  card: PlayedCard | null;
  /** First cards move by their slow value and second ones by their fast one. */
  shed_skin: boolean;
  /** What Zeus has drawn so far. */
  drawn: ZeusCard[];
  /** After the race, best first. */
  ranking: Creature[];
}
/** What a legal move would do: what stays as it is, is left out. */
export interface Foresight {
  /** Sectors, as the card or the power says; below 0 is back. 0: it stays. */
  by?: number;
  /** The sector it ends in; left out where it stays. */
  to?: number;
  /** Its place among all creatures then, 1 in front. */
  order?: number;
  /** 2.6 It is the first beyond the mid-race line. */
  crosses?: true;
  /** 2.7 The place of the ranking it takes. */
  finishes?: number;
  /** 8.5 It ends on a fate token, which opens a window. */
  fate?: true;
  /** What moves, where the notation does not say it. */
  creature?: Creature;
  /** 6.3 Somebody can play a power before it moves: then it may move otherwise. */
  powers?: true;
  /** Where the card goes that is played or named; left out: to the discards, as cards that are played do. */
  card?: 'zeus' | 'discards' | 'out';
  /** 2.3 What this card would do if it were the second one, after a card of another creature. */
  second?: Foresight;
  /** 2.3 What second cards of the same creature would do after it. */
  then?: Record<string, Foresight>;
  /** 2.1 Creature tokens left on the board. */
  tokens?: Record<string, number>;
  /** The own bet card that comes back to the hand. */
  bet?: Bet;
  /** 6.2 Whose fate token leaves the board. */
  token?: number;
  /** 8.9 The creature that cards no longer move. */
  decree?: Creature;
  /** 8.9 The first card moves by its slow value and the second by its fast one. */
  swapped?: true;
  /** What will be seen only then: cards of a holder, bets, cards of the Zeus deck. */
  unknown?: ('cards' | 'bets' | 'zeus')[];
}
/** Something that happened. */
export type Event =
  /** 1.1 the seat has this god: for gods the table names before any draw, else with its draw */
  | { event: 'god'; seat: number; god: God }
  /** 1, 5.1 a race begins; the seat is first player */
  | { event: 'race'; race: number; seat: number }
  /** 1.5 the holder is full: with the last card dealt into it */
  | { event: 'dealt'; holder: number; cards: number }
  /** 6.2 the seat put its token there */
  | { event: 'fate-token'; seat: number; sector: number }
  /** 2.1, 2.6 a round of bets begins, with the seat */
  | { event: 'bets-open'; slot: number; seat: number }
  /** 2.1 the seat placed a bet */
  | { event: 'bet'; seat: number; slot: number; creature: Creature }
  /** 2.1 right after `bet`: the card */
  | { event: 'own-bet'; seat: number; slot: number; bet: Bet }
  /** 2.2 the seat has no creature left to bet on, and places no bet */
  | { event: 'no-bet'; seat: number }
  /** 2.3 the seat's turn begins */
  | { event: 'turn'; seat: number }
  /** 2.3 the card left that holder */
  | { event: 'card'; seat: number; holder: number; card: string; number: number }
  /** 2.4 right after `card`: its bonus is used, it lies in the Zeus deck */
  | { event: 'trick'; seat: number; card: string }
  /** 8.4 after Sun Ray or Storm: how far the card now moves */
  | { event: 'value'; creature: Creature; sectors: number }
  /** 2.7, 8.9 instead of `moved`: the card moves nothing, or its value is 0 */
  | { event: 'still'; creature: Creature }
  /** 2.3, 8.4 by a card or a power */
  | { event: 'moved'; creature: Creature; origin: number; sector: number }
  /** 2.7 after `moved` and, if there is one, `crossed` */
  | { event: 'finished'; creature: Creature; place: number }
  /** 2.6 right after `moved`: the first of the race at the mid-race line */
  | { event: 'crossed'; creature: Creature }
  /** 6.1 the seat played it; what it does follows */
  | { event: 'power'; seat: number; power: 'trickster' | 'web-of-lies' | 'sticky-thread' | 'sun-ray' | 'falcon-eye' | 'updraft' | 'prophecy' | 'storm' | 'tablet-of-destinies' | 'superior-wisdom' | 'hugin-and-munin' | 'sleipnir' | 'renewal' | 'shed-skin' | 'feathered-wind' | 'heavenly-dukes-blessing' | 'celestial-pardon' | 'jade-decree' }
  /** 6.1 right after `power`, of Heavenly Duke's Blessing, Feathered Wind and Jade Decree: whom it concerns */
  | { event: 'power-creature'; seat: number; power: 'trickster' | 'web-of-lies' | 'sticky-thread' | 'sun-ray' | 'falcon-eye' | 'updraft' | 'prophecy' | 'storm' | 'tablet-of-destinies' | 'superior-wisdom' | 'hugin-and-munin' | 'sleipnir' | 'renewal' | 'shed-skin' | 'feathered-wind' | 'heavenly-dukes-blessing' | 'celestial-pardon' | 'jade-decree'; creature: Creature }
  /** 8.7 Trickster: `creature` off the bet, `other` on it */
  | { event: 'tokens-swapped'; seat: number; slot: number; creature: Creature; other: Creature }
  /** 9 Falcon Eye: the seat saw the holder */
  | { event: 'looked'; seat: number; holder: number }
  /** 9 Falcon Eye: each card in it */
  | { event: 'seen-card'; holder: number; card: string }
  /** 9 Prophecy */
  | { event: 'bet-replaced'; seat: number; slot: number }
  /** 9 Prophecy, right after `bet-replaced`: the card now there */
  | { event: 'own-bet-replaced'; seat: number; slot: number; bet: Bet; old: Bet }
  /** 8.7 Superior Wisdom: for each other player, clockwise from the seat */
  | { event: 'bet-looked-at'; seat: number; owner: number; slot: number }
  /** 8.7 right after `bet-looked-at`: the card */
  | { event: 'seen-bet'; owner: number; slot: number; bet: Bet }
  /** 8.10 Hugin and Munin: with its draw */
  | { event: 'peeked'; card: string }
  /** 8.10 Hugin and Munin: the card put on the discards */
  | { event: 'taken-out'; seat: number; card: string }
  /** 8.8 Renewal: `card` is back in the holder */
  | { event: 'renewed'; holder: number; card: string; discarded: string }
  /** 9 Web of Lies: the card lies on the discards, not with Zeus */
  | { event: 'lie'; card: string }
  /** 2.9 before the judgment: all six, from the first to the last */
  | { event: 'ranked'; creature: Creature; place: number }
  /** 3.1, 8.10 a card that Zeus drew: with its draw */
  | { event: 'judged'; card: string }
  /** 8.10 the card goes back, another is drawn */
  | { event: 'pardoned'; card: string }
  /** 3.1 once the window after the draws is closed, as ranked */
  | { event: 'disqualified'; creature: Creature }
  /** 3.2 after all `disqualified`: the others, as ranked */
  | { event: 'placed'; creature: Creature; place: number }
  /** 6.4 after `placed`, if protections were drawn */
  | { event: 'sobered'; protections: number }
  /** 4.1 each bet: from the first player clockwise, each seat's in order */
  | { event: 'revealed'; seat: number; slot: number; bet: Bet; creature: Creature }
  /** 4.1 right after `revealed`: it wins */
  | { event: 'paid'; seat: number; bet: Bet; points: number }
  /** 4.1 right after `revealed`: it does not */
  | { event: 'lost'; seat: number; bet: Bet }
  /** 5.2 for each seat, from 0 */
  | { event: 'over'; seat: number; points: number; winner: boolean };
export type Props = BoardProps<View>;
