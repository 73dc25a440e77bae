/** The bots by strength, weakest first; their words come from the server. */
import type { Catalogue } from './api.ts';

const LEVELS = ['random', 'apprentice', 'hero', 'god'];
/** Who sits down when nobody is named: sensible, quick, and meant to be beaten. */
export const USUAL = 'apprentice';

export function byStrength(bots: Catalogue['bots']): Catalogue['bots'] {
  return [...bots].sort((a, b) => LEVELS.indexOf(a.bot) - LEVELS.indexOf(b.bot));
}

/** What the server is asked to put into a seat. */
export function wishOf(value: string): { kind: 'open' } | { kind: 'bot'; bot: string } {
  return value === 'open' ? { kind: 'open' } : { kind: 'bot', bot: value };
}
