/** What the board asks for now, and what its button says. */
import type { SeatInfo } from '$web/lib/games.ts';
import type { Texts } from '$web/lib/i18n.svelte.ts';
import type { Plan } from './plan.svelte.ts';
import type { View } from './types.ts';
import { betOf, creature } from './words.ts';

export function saying(view: View, plan: Plan, seats: SeatInfo[], texts: Texts): string {
  if (plan.mode === 'wait') {
    const actor = view.actor;
    if (actor !== null && actor === view.seat) return texts('ui-say-own');
    return texts(`phase-${view.phase}`, {
      seat: actor === null ? '' : (seats[actor]?.name ?? texts(`god-${view.players[actor]!.god}`)),
    });
  }
  if (plan.mode === 'bet') {
    if (plan.bet && plan.creature)
      return texts('ui-say-bet-ready', {
        creature: creature(plan.creature, texts),
        bet: texts(`bet-${plan.bet}`),
        points: betOf(view, plan.bet).vp,
      });
    const slot = (view.players[view.seat ?? 0]?.bets.length ?? 0) + 1;
    return texts(plan.bet ? 'ui-say-creature' : 'ui-say-bet', { slot });
  }
  if (plan.mode === 'token') return texts('ui-say-token');
  if (plan.mode === 'power') return texts('ui-say-power');
  if (plan.ready) return texts('ui-say-confirm');
  if (plan.number === 2 || (plan.first && plan.pair)) return texts('ui-say-second');
  return texts('ui-say-first');
}

export function confirming(plan: Plan, texts: Texts): string {
  if (plan.mode === 'bet') return texts('ui-go-bet');
  if (plan.mode === 'token') return texts('ui-go-token');
  const { first, second } = plan;
  if (!first) return texts('ui-go');
  const one = { creature: creature(first.card.creature, texts), sectors: plan.ahead.by ?? 0 };
  if (!second) return texts('ui-go-card', one);
  return texts('ui-go-pair', { ...one, other: creature(second.card.creature, texts), more: plan.after.by ?? 0 });
}
