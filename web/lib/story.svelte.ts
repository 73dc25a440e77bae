/** A game told in order: what the server sends waits in one queue, and all that is seen or heard follows what the queue has reached. See web/README.md. */
import { share } from './later.svelte.ts';
import { motion, pace } from './settings.svelte.ts';
import { ring, type Note } from './sound.ts';
import type { Legal, Told } from './wire.ts';

/** A position as it was sent, with what led to it. */
export interface Moment {
  ply: number;
  view: unknown;
  legal: Legal[];
  told: Told[];
}
/** A step of the story: what the board shows and what is told with it. */
export interface Act<V = unknown> {
  view: V;
  told: Told[];
  /** How long the eye needs for it at normal pace. */
  ms?: number;
  /** What a scene shows, for the game's board: the story waits until somebody goes on. */
  scene?: unknown;
  sound?: readonly Note[];
}
/** How a game cuts a moment into acts; the last one shows `after`. `log` is what was told before. */
export type Telling<V = unknown> = (before: V, after: V, told: Told[], log: Told[]) => Act[];

/** Without a telling of its own, a game shows one position after the other. */
const plainly: Telling = (_before, after, told) => [{ view: after, told, ms: told.some((one) => one.text) ? 700 : 0 }];
const NO_MOVES: Legal[] = [];
/** So many moments may wait at full length; with more, each is shorter. */
const CALM = 6;
/** With more than this, somebody was away for long: scenes alone are shown. */
const CROWD = 24;

export class Story {
  /** What is on the board now. */
  view: unknown = $state.raw(null);
  /** What may be chosen: nothing before the story has reached the present. */
  legal: Legal[] = $state.raw(NO_MOVES);
  /** All that was told so far, oldest first. */
  log: Told[] = $state.raw([]);
  /** What is told at this moment, to be animated. */
  fresh: Told[] = $state.raw([]);
  /** The scene that is open, or null. */
  scene: unknown = $state.raw(null);
  /** There is more to tell than is shown. */
  telling = $state(false);
  private cut: Telling | null = null;
  private moments: Moment[] = [];
  private acts: Act[] = [];
  /** The moment being told, or the last one. */
  private now: Moment | null = null;
  /** The position before it. */
  private before: { ply: number; view: unknown } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private hurried = false;
  /** What the open scene tells: in the log once it has been seen. */
  private held: Told[] = [];
  private rested: (() => void)[] = [];

  /** With a place, a scene that a reload cuts off is told again: it is kept under that name while this tab lasts. */
  constructor(private readonly place = '') {}

  /** From now on moments are cut so; until then they wait. */
  use(telling: Telling | undefined): void {
    this.cut = telling ?? plainly;
    if (this.telling && !this.timer && this.scene === null) this.turn();
  }

  /** Begin, with everything told so far; where the last scene was not seen to its end, with that. */
  open(moment: Moment): void {
    const from = this.telling ? this.before : this.kept();
    if (!from || from.ply >= moment.ply) {
      this.show(moment, moment.told);
      return;
    }
    const until = moment.told.filter((one) => one.ply <= from.ply);
    this.show({ ply: from.ply, view: from.view, legal: NO_MOVES, told: [] }, until);
    this.add({ ...moment, told: moment.told.slice(until.length) });
  }

  /** A position as it stands, without a story. */
  show(moment: Moment, log: Told[]): void {
    this.stop();
    this.now = moment;
    this.view = share(this.view, moment.view);
    this.legal = moment.legal;
    this.log = log;
    this.fresh = [];
    this.telling = false;
    this.rest();
  }

  add(moment: Moment): void {
    this.moments.push(moment);
    this.telling = true;
    this.legal = NO_MOVES;
    if (this.cut && !this.timer && this.scene === null) this.turn();
  }

  /** The same position was sent again: what can be chosen in it may have changed. */
  again(legal: Legal[]): void {
    const last = this.moments.at(-1) ?? this.now;
    if (!last) return;
    last.legal = share(last.legal, legal);
    if (!this.telling) this.legal = last.legal;
  }

  /** The scene has been seen. */
  next = (): void => {
    if (this.scene === null) return;
    this.scene = null;
    this.log = [...this.log, ...this.held];
    this.held = [];
    this.turn();
  };

  /** On to the next scene, or to the present. */
  skip = (): void => {
    if (!this.telling || this.scene !== null || !this.cut) return;
    this.hurried = true;
    this.turn();
  };

  /** To the end, scenes and all. */
  finish(): void {
    const last = this.moments.at(-1) ?? this.now;
    if (!last || !this.telling) return;
    const rest = [...this.acts, ...this.moments].flatMap((one) => one.told);
    this.show(last, [...this.log, ...this.held, ...rest]);
  }

  /** Resolves once everything has been told. */
  told(): Promise<void> {
    return this.telling ? new Promise((done) => this.rested.push(done)) : Promise.resolve();
  }

  /** Nothing more is told: whoever told it has left. */
  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.moments = [];
    this.acts = [];
    this.scene = null;
    this.held = [];
    this.hurried = false;
  }

  private turn(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const together: Told[] = [];
    for (let act = this.take(); act; act = this.take()) {
      together.push(...act.told);
      this.view = share(this.view, act.view);
      this.fresh = [...together];
      if (act.sound) ring(act.sound);
      if (act.scene !== undefined) {
        this.hurried = false;
        this.held = act.told;
        this.scene = act.scene;
        this.keep();
        return;
      }
      this.log = [...this.log, ...act.told];
      const ms = this.length(act);
      if (!ms) continue;
      this.timer = setTimeout(() => this.turn(), ms);
      // the last act is seen while its player thinks already
      if (!this.acts.length && !this.moments.length) break;
      return;
    }
    this.hurried = false;
    this.rest();
  }

  private take(): Act | undefined {
    const act = this.acts.shift();
    if (act) return act;
    const moment = this.moments.shift();
    if (!moment) return undefined;
    this.before = this.now && { ply: this.now.ply, view: this.now.view };
    this.now = moment;
    const [first, ...rest] = this.cut!(this.before?.view, moment.view, moment.told, this.log);
    this.acts = rest;
    return first;
  }

  private length({ ms = 0 }: Act): number {
    const waiting = this.moments.length;
    if (motion.off || document.hidden || this.hurried || waiting > CROWD) return 0;
    return ms * pace() * Math.min(1, CALM / Math.max(waiting, 1));
  }

  private rest(): void {
    this.telling = false;
    if (this.now) this.legal = this.now.legal;
    this.keep();
    for (const done of this.rested.splice(0)) done();
  }

  private get key(): string {
    return `olympus-story-${this.place}`;
  }
  /** While a scene is open, the position before it; a reload begins there. */
  private keep(): void {
    if (!this.place) return;
    try {
      if (this.scene === null) sessionStorage.removeItem(this.key);
      else if (this.before) sessionStorage.setItem(this.key, JSON.stringify(this.before));
    } catch {
      // a private window may refuse: a reload then shows the position as it stands
    }
  }
  private kept(): { ply: number; view: unknown } | null {
    try {
      return this.place ? (JSON.parse(sessionStorage.getItem(this.key) ?? 'null') as typeof this.before) : null;
    } catch {
      return null;
    }
  }
}
