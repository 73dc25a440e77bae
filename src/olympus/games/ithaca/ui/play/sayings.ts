/** What is asked for now, and what the buttons say. */
import type { Told } from '$web/lib/games.ts';
import type { Texts } from '$web/lib/i18n.svelte.ts';
import type { Plan } from './plan.svelte.ts';
import type { View } from '../types.ts';
import { foresight } from './moves.ts';
import { cardName, godName } from './words.ts';

export function saying(view: View, plan: Plan, texts: Texts, name: (seat: number) => string): string {
  const card = plan.card ? cardName(plan.card, texts) : '';
  switch (plan.mode) {
    case 'wait':
      return texts(`phase-${view.phase}`, { seat: view.actor === null ? '' : name(view.actor) });
    case 'route':
      if (plan.asked[0]) return texts('ui-ask-change', { card: cardName(plan.asked[0], texts) });
      return card && plan.god ? texts('ui-ask-lay', { card, god: godName(plan.god, texts) }) : texts('ui-say-route');
    case 'influence':
      return card && plan.god
        ? texts('ui-ask-lay', { card, god: godName(plan.god, texts) })
        : texts('ui-say-influence');
    case 'shed':
      return texts('ui-say-shed');
    case 'bid':
      return texts('ui-say-bid', { god: godName(view.gift?.god ?? 'Zeus', texts) });
    case 'deed':
      if (plan.wantsOld) return texts('ui-say-old');
      return plan.discarding ? instead(view, plan, texts) : texts(`ui-say-${view.deed ?? 'discard'}`);
  }
}

/** At the end: who has won. */
export const result = (log: readonly Told[]): string =>
  log
    .filter(({ event }) => event.event === 'over' && event['winner'])
    .map(({ text }) => text)
    .join(' ');

/** A card is discarded instead of a deed: because none is possible, and why, or because the player wants it so. */
function instead(view: View, plan: Plan, texts: Texts): string {
  const { cannot } = foresight(plan.moves.find((move) => move.kind === 'discard'));
  if (!cannot) return texts('ui-say-discard');
  const deed = view.deed ? texts(`ui-deed-${view.deed}`) : '';
  return texts('ui-say-discard-why', { why: texts('ui-then-deed-not', { deed, why: cannot }) });
}

/** What the button says. */
export function label(plan: Plan, texts: Texts): string {
  const god = plan.god ? godName(plan.god, texts) : '';
  switch (plan.main?.kind) {
    case 'keep':
      return plan.card ? texts('ui-go-lay', { god }) : texts('ui-go-keep');
    case 'influence':
    case 'favour':
      return texts('ui-go-lay', { god });
    case 'bid':
      return texts('ui-go-bid', { total: plan.asked.reduce((sum, card) => sum + card.value, 0) });
    case 'pass':
      return texts('ui-go-nothing');
    case undefined:
      return texts(plan.mode === 'bid' ? 'ui-go-bid-none' : 'ui-go-choose');
    default:
      return texts(`ui-go-${plan.main!.kind}`);
  }
}
