/** Which cards fly where when something is told: places are named by `data-place` on the board. */
import type { Told } from '$web/lib/games.ts';
import { parseCard } from '../play/moves.ts';
import type { Card } from '../types.ts';

export interface Flight {
  /** Face down without one. */
  card: Card | null;
  from: string;
  to: string;
}

/** What is told, seen from a seat: others' cards come from their place, mine from my hand or Oracle. */
export function flightsOf(told: readonly Told[], seat: number | null): Flight[] {
  const found: Flight[] = [];
  for (const { event } of told) {
    const who = event['seat'] as number;
    const card = typeof event['card'] === 'string' ? parseCard(event['card']) : null;
    const hand = who === seat ? `hand-${who}` : `seat-${who}`;
    const oracle = who === seat ? `oracle-${who}` : `seat-${who}`;
    const add = (from: string, to: string) => found.push({ card, from, to });
    switch (event.event) {
      case 'laid':
        add(hand, `god-${event['god'] as string}`);
        break;
      case 'offered':
        add(oracle, 'god-Poseidon');
        break;
      case 'odyssey':
        add(hand, `route-${who}`);
        break;
      case 'oracle':
        add(hand, oracle);
        break;
      case 'discarded':
        add(hand, 'discards');
        break;
      case 'replaced':
        add(oracle, 'discards');
        break;
      case 'shed':
        add(`route-${who}`, 'discards');
        break;
      case 'landfall':
        add(`route-${who}`, `points-${who}`);
        break;
      case 'won':
        add('chart', `points-${who}`);
        break;
      case 'tied':
      case 'unclaimed':
        add('chart', 'discards');
        break;
    }
  }
  return found;
}
