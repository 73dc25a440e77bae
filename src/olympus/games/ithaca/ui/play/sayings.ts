/** What is asked for now, and what the buttons say. */
import type { Texts } from '$web/lib/i18n.svelte.ts';
import type { Plan } from './plan.svelte.ts';
import type { View } from '../types.ts';
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
      return texts(`ui-say-${view.deed && plan.moves.some((move) => move.kind === view.deed) ? view.deed : 'discard'}`);
  }
}

export function labels(plan: Plan, texts: Texts): { main: string; other: string } {
  const other = plan.other?.kind === 'pass' ? texts('ui-go-pass') : texts('ui-go-discard');
  const god = plan.god ? godName(plan.god, texts) : '';
  switch (plan.main?.kind) {
    case 'keep':
      return { other, main: plan.card ? texts('ui-go-lay', { god }) : texts('ui-go-keep') };
    case 'change':
      return { other, main: texts('ui-go-change') };
    case 'influence':
    case 'favour':
      return { other, main: texts('ui-go-lay', { god }) };
    case 'oracle':
      return { other, main: texts('ui-go-oracle') };
    case 'odyssey':
      return { other, main: texts('ui-go-odyssey') };
    case 'landfall':
      return { other, main: texts('ui-go-landfall') };
    case 'shed':
      return { other, main: texts('ui-go-shed') };
    case 'bid':
      return { other, main: texts('ui-go-bid', { total: plan.asked.reduce((sum, card) => sum + card.value, 0) }) };
    case 'pass':
      return { other, main: texts('ui-go-nothing') };
    default:
      return { other, main: texts(plan.mode === 'bid' ? 'ui-go-bid-none' : 'ui-go-choose') };
  }
}
