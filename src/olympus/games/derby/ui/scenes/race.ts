/** The judgment and the payout of one race, gathered from what was told. */
import type { Told } from '$web/lib/games.ts';
import type { Creature } from '../art/creatures.ts';

export interface Payout {
  seat: number;
  slot: number;
  bet: string;
  creature: Creature;
  /** Points won; 0 for a lost bet; null while it is not settled. */
  points: number | null;
}

export interface Race {
  race: number;
  ranked: Creature[];
  judged: string[];
  pardoned: string[];
  disqualified: Creature[];
  placed: Creature[];
  payouts: Payout[];
  sobered: number | null;
  /** After the last race: what everybody came to, with the sentence that tells it. */
  over: { seat: number; winner: boolean; points: number; text: string }[];
}

/** The races so far, each with what Zeus drew and how the bets went. */
export function races(log: readonly Told[]): Race[] {
  const found: Race[] = [];
  for (const { event, text } of log) {
    if (event.event === 'race') {
      found.push({
        race: event['race'] as number,
        ranked: [],
        judged: [],
        pardoned: [],
        disqualified: [],
        placed: [],
        payouts: [],
        sobered: null,
        over: [],
      });
      continue;
    }
    const race = found.at(-1);
    if (!race) continue;
    const creature = event['creature'] as Creature;
    if (event.event === 'ranked') race.ranked.push(creature);
    else if (event.event === 'judged') race.judged.push(event['card'] as string);
    else if (event.event === 'pardoned') race.pardoned.push(event['card'] as string);
    else if (event.event === 'disqualified') race.disqualified.push(creature);
    else if (event.event === 'placed') race.placed.push(creature);
    else if (event.event === 'sobered') race.sobered = event['protections'] as number;
    else if (event.event === 'revealed')
      race.payouts.push({
        seat: event['seat'] as number,
        slot: event['slot'] as number,
        bet: event['bet'] as string,
        creature,
        points: null,
      });
    else if (event.event === 'paid') race.payouts.at(-1)!.points = event['points'] as number;
    else if (event.event === 'lost') race.payouts.at(-1)!.points = 0;
    else if (event.event === 'over')
      race.over.push({
        seat: event['seat'] as number,
        winner: event['winner'] as boolean,
        points: event['points'] as number,
        text,
      });
  }
  return found;
}

/** A card from its notation: `Dragon 2+3/1`. */
export function parseCard(text: string): {
  text: string;
  protection: boolean;
  creature: Creature;
  fast: number;
  bonus: number;
  slow: number;
} {
  if (text === 'protection') return { text, protection: true, creature: 'Dragon', fast: 0, bonus: 0, slow: 0 };
  const [creature, values = ''] = text.split(' ');
  const [fast = '', slow = '0'] = values.split('/');
  const [base = '0', bonus = '0'] = fast.split('+');
  return {
    text,
    protection: false,
    creature: creature as Creature,
    fast: Number(base),
    bonus: Number(bonus),
    slow: Number(slow),
  };
}
