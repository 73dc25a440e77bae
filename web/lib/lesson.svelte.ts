/** A lesson being taken. The moves made are kept in this browser; the server plays them again and says what is asked for. */
import { api } from './api.ts';
import { tellAs } from './games.ts';
import { t } from './i18n.svelte.ts';
import { session } from './session.svelte.ts';
import { settings } from './settings.svelte.ts';
import { Story } from './story.svelte.ts';
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
  /** What is asked for now; while the story is told, what was asked for before. */
  stand: Stand | null = $state.raw(null);
  busy = $state(false);
  wrong = $state('');
  readonly story = new Story();
  private asked: Promise<boolean> = Promise.resolve(true);

  constructor(
    private readonly game: string,
    private readonly number: number,
  ) {
    void tellAs(game, this.story);
  }

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

  /** The second card of a pair comes as soon as it may be played: while the first one's answer is being taken in. */
  play = async (move: string): Promise<boolean> => {
    await this.asked;
    if (!this.stand) return false;
    this.asked = this.ask([...this.stand.moves, move], true);
    return this.asked;
  };

  leave(): void {
    this.story.stop();
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
      await this.tell(stand, show);
      this.stand = stand;
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

  /** What the learner did and what the others did then; the next words wait for it. */
  private async tell({ frames, log, legal }: Stand, show: boolean): Promise<void> {
    const moments = frames.map(({ view, events }, i) => ({
      ply: log.length + i,
      view,
      legal: i < frames.length - 1 ? [] : legal,
      told: events,
    }));
    if (show) for (const moment of moments) this.story.add(moment);
    else this.story.show(moments.at(-1)!, [...log, ...moments.flatMap((moment) => moment.told)]);
    await this.story.told();
  }
}
