/** Everything the server sends. Made from src/olympus/server/wire/ by scripts/wire.py: do not edit. */

export interface Range {
  low: number;
  high: number;
  default: number;
}
export interface Option {
  option: string;
  kind: OptionKind;
  default: unknown;
  title: string;
  help: string;
  low?: number;
  high?: number;
  values?: string[];
  labels?: Record<string, string>;
}
export interface Game {
  game: string;
  version: number;
  title: string;
  options: Option[];
  lessons: number;
  /** Pages to print. */
  pages: string[];
  players: Range;
}
export interface Bot {
  bot: string;
  text: string;
}
export interface Games {
  games: Game[];
  bots: Bot[];
  languages: string[];
}
export interface Health {
  ok: boolean;
}
export interface Readiness {
  ok: boolean;
  reason: 'draining' | 'database' | null;
  bots: boolean;
}
export interface WaitingTurn {
  table: string;
  game: string;
  since: number | null;
  deadline: number | null;
}
export interface Turns {
  turns: WaitingTurn[];
}
export interface PlayedBy {
  seat: number;
  user: Person;
  score: number;
  place: number;
}
export interface Played {
  table: string;
  game: string;
  ended: number;
  rated: boolean;
  seat: number;
  place: number;
  score: number;
  won: boolean;
  players: PlayedBy[];
  change: number | null;
}
export interface History {
  games: Played[];
}
export interface Leader {
  place: number;
  user: Person;
  rating: Rating;
}
export interface Leaders {
  leaders: Leader[];
}
/** A point of a rating's curve: after a rated game. */
export interface RatedAt {
  ended: number;
  rating: number;
}
/** What somebody chose most often in a game, in words. */
export interface Favourite {
  title: string;
  name: string;
  times: number;
}
/** Somebody's results in one game. */
export interface GameProfile {
  game: string;
  games: number;
  won: number;
  /** The highest score. */
  best: number;
  rating: Rating | null;
  /** Oldest first. */
  curve: RatedAt[];
  /** Most often chosen first. */
  favourites: Favourite[];
}
/** Somebody played against, and how often one was ahead of them at the end. */
export interface Rival {
  user: Person;
  games: number;
  ahead: number;
  behind: number;
}
/** A player's page. Others see of the rivals only themselves. */
export interface Profile {
  user: Person;
  since: number;
  games: GameProfile[];
  rivals: Rival[];
}
export interface Welcome {
  is: 'welcome';
  protocol: number;
  user: Own | null;
  now: number;
  server: string;
}
/** Whenever anything of a table changes. */
export interface TableMessage {
  is: 'table';
  table: Table;
}
/** After every move; several moves may come as one. Its events are `Told`, perhaps packed beforehand. */
export interface ViewMessage<T> {
  is: 'view';
  table: string;
  ply: number;
  seat: number | null;
  actor: number | null;
  over: boolean;
  legal: Legal[];
  /** The server makes the pass that is the only choice, or that was asked for. */
  auto: boolean;
  events: T[];
  since: number;
  now: number;
  view?: View;
  /** In place of `view`, to those who asked for it: the fields that are not what they were. */
  changed?: View;
}
/** The move is stored for good. */
export interface Accepted {
  is: 'accepted';
  table: string;
  id: string;
  ply: number;
}
/** Nothing changed; a fresh view follows. */
export interface MoveRefused {
  is: 'refused';
  table: string;
  id: string;
  key: string;
  args: Record<string, unknown>;
  text: string;
}
/** A message other than a move was refused. */
export interface Error {
  is: 'error';
  do: string;
  key: string;
  args: Record<string, unknown>;
  text: string;
}
export interface Author {
  id: string;
  name: string;
}
export interface Chat {
  is: 'chat';
  table: string;
  /** Counts up from 1 at each table. */
  n: number;
  from: Author;
  text: string;
  at: number;
}
export interface HintMove {
  move: string;
  text: string;
  why: string;
  /** Of the win. */
  share: number;
  points: number;
  /** The part of imagined worlds in which no other of these moves does better. */
  worlds: number;
}
/** Two or three moves, best first. */
export interface Hint {
  is: 'hint';
  table: string;
  ply: number;
  hints: HintMove[];
}
/** It is, or is no longer, one's turn at a table that this session does not follow. */
export interface TurnMessage {
  is: 'turn';
  table: string;
  game: string;
  waiting: boolean;
}
/** One may no longer watch a table. */
export interface Gone {
  is: 'gone';
  table: string;
  key: string;
  text: string;
}
export interface Pong {
  is: 'pong';
  now: number;
}
/** The server stops or restarts: connect again after so many milliseconds. */
export interface Bye {
  is: 'bye';
  key: string;
  text: string;
  after: number;
}
export type AnyMessage = Welcome | TableMessage | ViewMessage<Told> | Accepted | MoveRefused | Error | Chat | Hint | TurnMessage | Gone | Pong | Bye;
/** This process at this moment. */
export interface Overview {
  version: string;
  draining: boolean;
  /** Whether the bots' rules are compiled. */
  bots: boolean;
  sockets: number;
  /** In memory. */
  tables: number;
  /** In memory. */
  matches: number;
  /** Since the start. */
  moves: number;
}
export interface OperatedTable {
  id: string;
  game: string;
  status: Status;
  rated: boolean;
  people: Person[];
  bots: number;
  plies: number;
  created: number;
  changed: number;
}
export interface OperatedTables {
  tables: OperatedTable[];
}
export interface OperatedPerson {
  user: Person;
  operator: boolean;
  created: number;
  /** Finished. */
  games: number;
}
export interface OperatedPeople {
  people: OperatedPerson[];
}
/** Somebody as everybody sees them. */
export interface Person {
  id: string;
  name: string;
  kind: Kind;
}
/** Oneself. */
export interface Own extends Person {
  lang: string;
  /** True for an operator of the server; else left out. */
  operator?: boolean;
}
export interface Rating {
  /** What to show: round(1000 + 20 · (mu − 3 sigma)). */
  rating: number;
  mu: number;
  sigma: number;
  games: number;
}
/** A session has begun. */
export interface Begun {
  user: Own;
  token: string;
  /** The recovery code of a new account, or a new one; shown this once. */
  recovery?: string;
}
export interface WhoAmI {
  user: Own | null;
}
/** One of a person's sessions; `id` names it, but opens nothing. */
export interface OpenSession {
  id: string;
  created: number;
  /** To the hour. */
  seen: number;
  /** Browser and system, where they are known. */
  device: string;
  /** The one that asks. */
  here: boolean;
}
export interface Sessions {
  sessions: OpenSession[];
}
export interface Changed {
  user: Own;
}
export interface Me {
  user: Own;
  /** By game. */
  ratings: Record<string, Rating>;
  blocked: Person[];
  /** Tables that wait for one's move. */
  turns: number;
}
export interface Player {
  user: Person;
  ratings: Record<string, Rating>;
  games: number;
}
/** A legal move: its notation, and what it means in words. */
export interface Legal {
  move: string;
  text: string;
  /** What it would do, as far as its player can know; left out where there is nothing to say. */
  will?: Will;
}
/** Something that happened, and its words. */
export interface Told {
  ply: number;
  event: Event;
  text: string;
}
export interface ReplayEvent {
  event: Event;
  text: string;
}
export interface Step {
  ply: number;
  actor: number | null;
  move: string | null;
  events: ReplayEvent[];
  view: View;
}
export interface Steps {
  steps: Step[];
}
export interface Replay extends Steps {
  game: string;
  over: boolean;
  names: string[];
}
export interface Frame {
  ply: number;
  view: View;
  events: Told[];
}
export interface LessonTitle {
  lesson: number;
  title: string;
  about: string;
}
export interface Lessons {
  lessons: LessonTitle[];
}
/** Where a learner stands in a lesson. */
export interface Stand {
  game: string;
  lesson: number;
  lessons: number;
  title: string;
  names: string[];
  seat: number;
  step: number;
  steps: number;
  over: boolean;
  moves: string[];
  back: number | null;
  answer: string;
  refused: boolean;
  say: string;
  why: string;
  show: string[];
  log: Told[];
  frames: Frame[];
  legal: Legal[];
}
/** A record that holds. */
export interface Checked {
  /** Figures that differ from the printed ones; empty if none. */
  house: string;
  game: string;
  rules: number;
  commitment: string;
  seed: string | null;
  nonces: string[];
  scores: number[];
  winners: number[];
  plies: number;
  over: boolean;
}
/** Deal and play were as promised. */
export interface Proven extends Checked {
  verdict: 'proven';
}
/** There is no seed: the play was right, the deal cannot be checked. */
export interface Consistent extends Checked {
  verdict: 'consistent';
}
/** What is wrong with a record, and in which line (`args`). */
export interface RecordRefused {
  verdict: 'refused';
  key: string;
  args: Record<string, unknown>;
  text: string;
}
/** A game's own view of a seat. */
export type View = { players: unknown[]; [field: string]: unknown };
/** A game's own event. */
export type Event = { event: string; [field: string]: unknown };
/** A game's own foresight of a move: what stays as it is, is left out. */
export type Will = Record<string, unknown>;
export type Status = 'lobby' | 'playing' | 'over' | 'ended';
export type Kind = 'guest' | 'account' | 'bot' | 'removed';
export type OptionKind = 'choice' | 'flag' | 'number' | 'seat' | 'each';
/** Why a bot plays for somebody. */
export type Why = 'away' | 'time' | 'left';
/** Something was refused: the message id, its arguments, the sentence in the caller's language. */
export interface Refused {
  key: string;
  args: Record<string, unknown>;
  text: string;
}
export interface ShownClock {
  kind: 'none' | 'move' | 'budget' | 'days';
  seconds?: number;
  increment?: number;
  days?: number;
}
export interface Seat {
  seat: number;
  kind: 'open' | 'person' | 'bot' | 'invited';
  choice: Record<string, string | null>;
  user?: Person;
  bot?: string;
  ready?: boolean;
  connected?: boolean;
  muted?: boolean;
  played_by?: 'player' | 'bot';
  why?: Why | null;
  /** Milliseconds, where there is a clock. */
  time_left?: number | null;
}
/** Seats that agreed. */
export interface Votes {
  pause: number[];
  resume: number[];
  resign: number[];
}
/** Who is to move, since when, and until when. */
export interface Turn {
  seat: number;
  began: number | null;
  deadline: number | null;
  ply?: number;
}
export interface RatingChange {
  seat: number;
  before: Rating;
  after: Rating;
}
export interface Nonce {
  seat: number;
  nonce: string;
}
/** How a game ended; only one that was played to its end has more than `why`. */
export interface Result {
  why: 'played' | 'resigned' | 'abandoned' | 'stopped';
  scores?: number[];
  winners?: number[];
  places?: number[];
  plies?: number;
  rated?: boolean;
  ratings?: RatingChange[];
  seed?: string;
  nonces?: Nonce[];
}
/** What one person alone sees of a table. */
export interface You {
  seat: number | null;
  host: boolean;
  windows: 'ask' | 'pass';
  nonce: boolean;
  link: string;
}
/** The same for everybody at it, but for `you`. */
export interface Table {
  id: string;
  game: string;
  rules: number;
  status: Status;
  options: Record<string, unknown>;
  listed: boolean;
  rated: boolean;
  spectators: boolean;
  chat: boolean;
  hints: boolean;
  bot: string;
  away: number;
  clock: ShownClock;
  host: string;
  commitment: string;
  created: number;
  started: number | null;
  ended: number | null;
  changed: number;
  version: number;
  seats: Seat[];
  watching: number;
  paused: boolean;
  votes: Votes;
  turn: Turn | null;
  result: Result | null;
  rematch: string | null;
  you: You;
}
export interface Tables {
  tables: Table[];
}
/** A game against bots; with a token if a guest was made for it. */
export interface QuickStarted {
  user: Own;
  table: Table;
  token?: string;
}
export interface Commitment {
  commitment: string;
}
