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
  | { event: 'god'; seat: number; god: God }
  /** the seat is first player */
  | { event: 'race'; race: number; seat: number }
  | { event: 'dealt'; holder: number; cards: number }
  | { event: 'fate-token'; seat: number; sector: number }
  /** a round of bets, which the seat begins */
  | { event: 'bets-open'; slot: number; seat: number }
  | { event: 'bet'; seat: number; slot: number; creature: Creature }
  | { event: 'own-bet'; seat: number; slot: number; bet: Bet }
  | { event: 'no-bet'; seat: number }
  | { event: 'turn'; seat: number }
  /** number 1: by its fast value, as a rule; 2: by its slow one */
  | { event: 'card'; seat: number; holder: number; card: string; number: number }
  | { event: 'trick'; seat: number; card: string }
  /** a power changed how far the card moves */
  | { event: 'value'; creature: Creature; sectors: number }
  /** the card moves nothing */
  | { event: 'still'; creature: Creature }
  | { event: 'moved'; creature: Creature; origin: number; sector: number }
  | { event: 'finished'; creature: Creature; place: number }
  /** the mid-race line */
  | { event: 'crossed'; creature: Creature }
  | { event: 'power'; seat: number; power: 'trickster' | 'web-of-lies' | 'sticky-thread' | 'sun-ray' | 'falcon-eye' | 'updraft' | 'prophecy' | 'storm' | 'tablet-of-destinies' | 'superior-wisdom' | 'hugin-and-munin' | 'sleipnir' | 'renewal' | 'shed-skin' | 'feathered-wind' | 'heavenly-dukes-blessing' | 'celestial-pardon' | 'jade-decree' }
  | { event: 'power-creature'; seat: number; power: 'trickster' | 'web-of-lies' | 'sticky-thread' | 'sun-ray' | 'falcon-eye' | 'updraft' | 'prophecy' | 'storm' | 'tablet-of-destinies' | 'superior-wisdom' | 'hugin-and-munin' | 'sleipnir' | 'renewal' | 'shed-skin' | 'feathered-wind' | 'heavenly-dukes-blessing' | 'celestial-pardon' | 'jade-decree'; creature: Creature }
  /** Trickster: creature off the bet, other on it */
  | { event: 'tokens-swapped'; seat: number; slot: number; creature: Creature; other: Creature }
  | { event: 'looked'; seat: number; holder: number }
  | { event: 'seen-card'; holder: number; card: string }
  | { event: 'bet-replaced'; seat: number; slot: number }
  | { event: 'own-bet-replaced'; seat: number; slot: number; bet: Bet; old: Bet }
  | { event: 'bet-looked-at'; seat: number; owner: number; slot: number }
  | { event: 'seen-bet'; owner: number; slot: number; bet: Bet }
  | { event: 'peeked'; card: string }
  | { event: 'taken-out'; seat: number; card: string }
  | { event: 'renewed'; holder: number; card: string; discarded: string }
  /** Web of Lies: the card goes to the discards, not to Zeus */
  | { event: 'lie'; card: string }
  /** before the judgment */
  | { event: 'ranked'; creature: Creature; place: number }
  /** a card that Zeus drew */
  | { event: 'judged'; card: string }
  /** the card goes back, another is drawn */
  | { event: 'pardoned'; card: string }
  | { event: 'disqualified'; creature: Creature }
  /** after the judgment */
  | { event: 'placed'; creature: Creature; place: number }
  /** so many protections are left in the game */
  | { event: 'sobered'; protections: number }
  | { event: 'revealed'; seat: number; slot: number; bet: Bet; creature: Creature }
  | { event: 'paid'; seat: number; bet: Bet; points: number }
  | { event: 'lost'; seat: number; bet: Bet }
  | { event: 'over'; seat: number; points: number; winner: boolean };
export type Props = BoardProps<View>;
