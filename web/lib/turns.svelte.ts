/** Tables that wait for me while I look elsewhere, and the browser's own notification where it is wanted. */
import { api } from './api.ts';
import { titleOf } from './catalogue.svelte.ts';
import { t } from './i18n.svelte.ts';
import { go } from './router.svelte.ts';
import { settings } from './settings.svelte.ts';
import type { Turns, WaitingTurn } from './wire.ts';

type Turn = Pick<WaitingTurn, 'table' | 'game'>;
/** `heard` counts what the server told: a page that lists tables looks again. */
export const turns: { waiting: Turn[]; heard: number } = $state({ waiting: [], heard: 0 });

/** What the server told meanwhile is newer than its answer: then it is asked again. */
export async function loadTurns(): Promise<void> {
  const { heard } = turns;
  const answer = await api<Turns>('GET', '/me/turns');
  if (heard !== turns.heard) return loadTurns();
  turns.waiting = answer.turns;
}

export function hearTurn({ table, game, waiting }: Turn & { waiting: boolean }): void {
  turns.waiting = [...turns.waiting.filter((turn) => turn.table !== table), ...(waiting ? [{ table, game }] : [])];
  turns.heard += 1;
  if (waiting) notify(table, game);
}

/** Browsers notify from this machine or over https only. */
export const canNotify = 'Notification' in globalThis && isSecureContext;

/** Turn notifications on or off; whether they are on then. The browser asks the person the first time. */
export async function wantNotices(on: boolean): Promise<boolean> {
  settings.notices = on && canNotify && (await Notification.requestPermission()) === 'granted';
  return settings.notices;
}

/** Only while the page is out of sight: who looks at it sees it anyway. */
export function notify(table: string, game: string): void {
  if (!settings.notices || !document.hidden || !canNotify || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(t('your-turn'), { body: titleOf(game), tag: table, icon: '/icon.svg' });
    shown.onclick = () => (window.focus(), go(`/t/${table}`), shown.close());
  } catch {
    // some phones show notifications of installed apps alone
  }
}
