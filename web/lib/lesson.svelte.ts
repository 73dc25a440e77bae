/** A lesson being taken. The moves made are kept in this browser; the server plays them again and says what is asked for. */
import { api } from './api.ts';
import type { Legal, Told } from './games.ts';
import { t } from './i18n.svelte.ts';
import { session } from './session.svelte.ts';
import { motion, settings } from './settings.svelte.ts';
import type { LessonMoves, Stand } from './wire.ts';

export type { Stand } from './wire.ts';

const KEY = 'olympus-lessons';
type Kept = Record<string, { moves: string[]; done: boolean }>;

/** What was kept of each lesson, as `derby/1`. */
export function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

export class Lesson {
  /** What is asked for now; while moves are shown, what was asked for before. */
  stand: Stand | null = $state.raw(null);
  view: unknown = $state.raw(null);
  legal: Legal[] = $state.raw([]);
  log: Told[] = $state.raw([]);
  fresh: Told[] = $state.raw([]);
  busy = $state(false);
  /** Moves of the others are being shown. */
  running = $state(false);
  wrong = $state('');
  private hurry = false;
  private left = false;

  constructor(
    private readonly game: string,
    private readonly number: number,
  ) {}

  /** Begin, or go on where the learner left. */
  async open(): Promise<void> {
    const moves = kept()[`${this.game}/${this.number}`]?.moves ?? [];
    try {
      await this.go(moves);
    } catch {
      await this.go([]); // the lesson has changed since, or the server is away: then this tells
    }
  }

  /** The position after so many moves, without showing how it came about. */
  async go(moves: string[]): Promise<void> {
    await this.ask(moves, false);
  }

  play = async (move: string): Promise<boolean> => {
    if (!this.stand || this.busy) return false;
    return this.ask([...this.stand.moves, move], true);
  };

  skip(): void {
    this.hurry = true;
  }

  leave(): void {
    this.left = true;
  }

  private async ask(moves: string[], show: boolean): Promise<boolean> {
    this.busy = true;
    this.wrong = '';
    try {
      const name = session.user?.name ?? (settings.name.trim() || t('guest-name'));
      const stand = await api<Stand, LessonMoves>('POST', `/lessons/${this.game}/${this.number}`, { moves, name });
      this.keep(stand);
      if (stand.refused) {
        this.stand = stand;
        return false;
      }
      await this.run(stand, show);
      this.busy = false;
      this.stand = stand;
      this.legal = stand.legal;
      return true;
    } catch (error) {
      this.wrong = (error as Error).message;
      if (!show) throw error;
      return false;
    } finally {
      this.busy = false;
    }
  }

  private keep(stand: Stand): void {
    const all = kept();
    const key = `${this.game}/${this.number}`;
    all[key] = { moves: stand.moves, done: stand.over || (all[key]?.done ?? false) };
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // a private window may refuse: the lesson then lasts as long as the page
    }
  }

  /** One move after the other, so that the eye can follow; at once where motion is not wanted. */
  private async run(stand: Stand, show: boolean): Promise<void> {
    const { frames } = stand;
    this.log = stand.log;
    this.legal = [];
    if (!show || motion.off) {
      const all = frames.flatMap((frame) => frame.events);
      this.log = [...this.log, ...all];
      this.fresh = show ? all : [];
      this.view = frames.at(-1)!.view;
      return;
    }
    this.hurry = false;
    this.running = frames.length > 1;
    for (const [i, frame] of frames.entries()) {
      this.log = [...this.log, ...frame.events];
      this.fresh = frame.events;
      this.view = frame.view;
      if (i < frames.length - 1 && frame.events.length) await this.pause(frames.length > 8 ? 420 : 950);
    }
    this.running = false;
  }

  private async pause(ms: number): Promise<void> {
    const end = performance.now() + ms;
    while (!this.left && (document.querySelector('dialog[open]') || (performance.now() < end && !this.hurry)))
      await new Promise((done) => setTimeout(done, 40));
  }
}
