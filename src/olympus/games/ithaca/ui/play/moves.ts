/** Reads the notation of the legal moves, so that cards, gods and routes can be clicked. No rules here. */
import type { Legal } from '$web/lib/games.ts';
import type { God } from '../art/gods.ts';
import type { Card, Foresight } from '../types.ts';

export type Kind =
  'keep' | 'change' | 'influence' | 'favour' | 'oracle' | 'odyssey' | 'landfall' | 'discard' | 'shed' | 'pass' | 'bid';

export interface Read extends Legal {
  kind: Kind;
  /** The card it is made with, in notation. */
  card?: string;
  god?: God;
  /** The Oracle card that is given up for it. */
  old?: string;
  cards?: string[];
}

/** What a move would do, as the server foresees it. */
export const foresight = (move: Legal | undefined): Foresight => move?.will ?? {};

export function read(legal: Legal): Read {
  const [first, ...words] = legal.move.split(' ');
  const [kind, rest] =
    first === 'deed' || first === 'route' ? [words[0]!, words.slice(1).join(' ')] : [first!, words.join(' ')];
  if (kind === 'influence' || kind === 'favour') {
    const [card, god] = rest.split(' on ');
    return { ...legal, kind, card: card!, god: god as God };
  }
  if (kind === 'oracle') {
    const [card, old] = rest.split(' for ');
    return { ...legal, kind, card: card!, ...(old ? { old } : {}) };
  }
  if (kind === 'bid') return { ...legal, kind, cards: rest.split(' + ') };
  return { ...legal, kind: kind as Kind, ...(rest ? { card: rest } : {}) };
}

/** A card from its notation: `Zeus-Helios 3`. */
export function parseCard(text: string): Card {
  const [gods = '', value = '0'] = text.split(' ');
  return { text, gods: gods.split('-') as God[], value: Number(value) };
}
