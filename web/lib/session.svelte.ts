/** Who is playing in this browser. Nobody has to sign in: a guest is made when a seat is taken. */
import { api, randomHex, Refusal, type Table } from './api.ts';
import { t } from './i18n.svelte.ts';
import { settings } from './settings.svelte.ts';
import type * as wire from './wire.ts';

export const session: { user: wire.Own | null; known: boolean } = $state({ user: null, known: false });

export async function whoAmI(): Promise<void> {
  try {
    session.user = (await api<wire.WhoAmI>('GET', '/session')).user;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    session.user = null;
  } finally {
    session.known = true;
  }
}

export async function beSomebody(): Promise<wire.Own> {
  if (!session.known) await whoAmI();
  if (!session.user) {
    const name = settings.name.trim() || t('guest-name');
    session.user = (await api<wire.Begun, wire.NewGuest>('POST', '/guest', { name, lang: settings.language })).user;
  }
  return session.user;
}

export async function rename(name: string): Promise<void> {
  settings.name = name;
  if (session.user) session.user = (await api<wire.Changed, wire.Changes>('PATCH', '/me', { name })).user;
}

/** A game against bots, begun at once. The deal can be checked: our nonce is made after the server's commitment. */
export async function quick(game: string): Promise<Table> {
  await beSomebody();
  const { commitment } = await api<wire.Commitment>('GET', '/commitment');
  const answer = await api<wire.QuickStarted, wire.Quick>('POST', '/quick', {
    game,
    commitment,
    nonce: randomHex(16),
    lang: settings.language,
  });
  return answer.table;
}
