/** All that goes over the wire. Made from src/olympus/server/wire/ by scripts/wire.py: do not edit. */

export interface NewGuest {
  /** 1 to 24 characters. */
  name: string;
  lang?: string | null;
}
export interface NewAccount {
  name: string;
  /** 8 to 128 characters. */
  password: string;
  lang?: string | null;
}
export interface SignIn {
  name: string;
  password: string;
}
export interface Recovery {
  name: string;
  /** The recovery code. */
  recovery: string;
  /** The new one. */
  password: string;
}
/** What is left out stays as it is. */
export interface Changes {
  name?: string | null;
  lang?: string | null;
  /** A new password needs the `old` one. */
  password?: string | null;
  old?: string | null;
}
export interface Confirm {
  /** That of the account; a guest has none. */
  password?: string | null;
}
/** `move`: 5 to 3600 `seconds`; `budget`: 30 to 36000, and an `increment` up to 600; `days`: 1 to 30. */
export interface ClockWish {
  kind?: 'none' | 'move' | 'budget' | 'days';
  seconds?: number;
  increment?: number;
  days?: number;
}
/** Who is to sit in a seat: anybody, a `bot`, or the `user` who is invited. */
export interface SeatWish {
  /** `open`, `bot` or `invited`. */
  kind?: string;
  bot?: string | null;
  user?: string | null;
}
/** What a host may set; what is left out stays as it is. */
export interface Settings {
  /** By name: see `options` of the game. */
  options?: Record<string, unknown> | null;
  listed?: boolean | null;
  rated?: boolean | null;
  spectators?: boolean | null;
  chat?: boolean | null;
  hints?: boolean | null;
  clock?: ClockWish | null;
  /** Who plays for somebody who is away or out of time. */
  bot?: string | null;
  /** Seconds without a connection after which a bot plays: 10 to 3600; 0: never. */
  away?: number | null;
  /** In order; people who sit already stay. */
  seats?: SeatWish[] | null;
}
export interface NewTable extends Settings {
  game: string;
  /** Where the host sits; left out: in the first open seat. */
  seat?: number | null;
  /** From `GET /api/commitment`. */
  commitment?: string | null;
}
export interface Quick {
  game: string;
  options?: Record<string, unknown>;
  bot?: string | null;
  /** Of the guest, where there is no session. */
  name?: string | null;
  lang?: string | null;
  /** From `GET /api/commitment`. */
  commitment?: string | null;
  /** Made after the `commitment` was seen, which it needs. */
  nonce?: string | null;
  clock?: ClockWish | null;
}
export interface Join {
  /** Left out: the one that one is invited to, or the first open one. */
  seat?: number | null;
}
export interface Choice {
  /** By name of an `each` option; null: drawn. */
  choice: Record<string, string | null>;
}
export interface Ready {
  ready?: boolean;
  /** 16 to 32 bytes in hex, made after the `commitment` was seen. */
  nonce?: string | null;
}
export interface Fill {
  bot?: string | null;
}
export interface Start {
  /** 16 to 32 bytes in hex, made after the `commitment` was seen. */
  nonce?: string | null;
}
export interface Who {
  user: string;
}
export interface Muted {
  user: string;
  muted?: boolean;
}
export interface RecordText {
  /** At most 4 MB: docs/record-format.md. */
  record: string;
}
export interface LessonMoves {
  /** Those of the learner alone, in order. */
  moves?: string[];
  /** What the learner is called in texts. */
  name?: string;
}
export interface Draining {
  /** No new tables, so that the server can be stopped. */
  draining: boolean;
}
export type Answer = 'ask' | 'pass';
export type Vote = 'pause' | 'resume' | 'resign';
/** What needs a seat at a table that is watched. */
export type AtSeat = Windows | Back | CastVote | SayChat | AskHint;
export type AnyCommand = Hello | Watch | Unwatch | Move | AtSeat | Speak | Ping;
/** Something said about a table. */
export interface AtTable {
  table: string;
}
/** The first message, within 10 s. */
export interface Hello {
  do: 'hello';
  protocol?: number;
  /** Of the session, where there is no cookie. */
  token?: string | null;
  lang?: string | null;
}
/** Send everything about a table from now on. */
export interface Watch extends AtTable {
  do: 'watch';
  /** The ply up to which its events are known here; -1: send all events from the deal on. */
  have?: number;
  /** Send of each view only what changed. */
  brief?: boolean;
}
/** No more about a table. */
export interface Unwatch extends AtTable {
  do: 'unwatch';
}
/** Make a move. The same `id` again is harmless: it is answered by the same `accepted`. */
export interface Move extends AtTable {
  do: 'move';
  /** The client's own, 1 to 64 characters. */
  id: string;
  /** That of the view in which the move was chosen. */
  ply: number;
  /** The `move` of one of the view's `legal` moves; at most 200 characters. */
  move: string;
}
/** In windows where a power might be played: ask me, or pass for me until I say otherwise. */
export interface Windows extends AtTable {
  do: 'windows';
  choice: Answer;
}
/** I am back: the seat is mine again. `watch` does it too, unless the clock took the seat or the player left. */
export interface Back extends AtTable {
  do: 'back';
}
/** When all people for whom no bot plays agree it happens, whether they are connected or not. A pause of 10 minutes may be ended by anybody who plays. `resign` ends the game without a result; in a rated one whoever had left has lost, and those who stayed share the first place. */
export interface CastVote extends AtTable {
  do: 'vote';
  on: Vote;
  yes?: boolean;
}
/** Say something to everybody at the table; only those who sit there may. */
export interface SayChat extends AtTable {
  do: 'chat';
  /** 1 to 300 characters. */
  text: string;
}
/** What would a bot do in my place? Only for the seat that is to act, where the table has `hints`. */
export interface AskHint extends AtTable {
  do: 'hint';
}
/** The language of texts from now on. */
export interface Speak {
  do: 'lang';
  lang?: string | null;
}
/** Answered by `pong`. A connection on which nothing is said for 75 s is closed. */
export interface Ping {
  do: 'ping';
}
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
  /** `database`: it cannot be read or written; `disk`: it is nearly full. */
  reason: 'draining' | 'database' | 'disk' | null;
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
export type AnyMessage = Welcome | TableMessage | ViewMessage<Told> | Accepted | MoveRefused | Error | Chat | Erased | Hint | TurnMessage | Gone | Pong | Bye;
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
/** After every move; several moves may come as one. */
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
/** Lines of the chat whose author was removed: show them no more. */
export interface Erased {
  is: 'erased';
  table: string;
  /** Their `n`. */
  lines: number[];
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
export type Reason = 'insult' | 'cheating' | 'name' | 'other';
/** Somebody who plays or has spoken at a table is reported to the operator. */
export interface NewReport {
  table: string;
  user: string;
  reason: Reason;
  text?: string;
}
/** A line of the chat around a report. */
export interface ReportedLine {
  n: number;
  from: Author;
  text: string;
  at: number;
}
export interface Report {
  id: string;
  created: number;
  reporter: Person;
  reported: Person;
  table: string;
  reason: string;
  text: string;
  chat: ReportedLine[];
  closed: number | null;
}
export interface Reports {
  reports: Report[];
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
/** How a game ended; only one that was played to its end has scores, all that began show `seed` and `nonces`. */
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
  windows: Answer;
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
  /** After a first start: what the bots of this table need is being compiled, and they move when that is done. */
  preparing?: 'bots';
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
