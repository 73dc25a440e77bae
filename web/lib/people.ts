/** What people and bots are called outside a table, and when something was. */
import type { User } from './api.ts';
import { has, t } from './i18n.svelte.ts';
import { settings } from './settings.svelte.ts';

/** People by their names, bots by their strength; somebody who was removed has no name. */
export function personName({ name, kind }: User): string {
  if (kind !== 'bot') return name || t('nobody');
  const key = `bot-level-${name}`;
  return has('', key) ? t(key) : `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** The page of a person; bots have none. */
export const pageOf = ({ id, kind }: User): string | null =>
  kind === 'guest' || kind === 'account' ? `/players/${id}` : null;

export const dateOf = (at: number): string =>
  new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium' }).format(at);

export const timeOf = (at: number): string =>
  new Intl.DateTimeFormat(settings.language, { dateStyle: 'short', timeStyle: 'short' }).format(at);
