/** At most five short lines, in the order of the rules, that end with what it means for me. */
import type { Texts } from '$web/lib/i18n.svelte.ts';
import { COLOURS, FIGURES } from './art/gods.ts';
import { AMPHORA } from './art/shrine.ts';
import { deedUnder, sumOf, type Foreseen } from './foresee.ts';
import { DEEDS } from './icons.ts';
import type { Plan } from './plan.svelte.ts';
import type { Read } from './moves.ts';
import type { View } from './types.ts';
import { cardName, godName, routeName } from './words.ts';
import helmet from 'icon:spartan-helmet';
import sinking from 'icon:sinking-ship';
import cardBack from 'icon:card-discard';

export interface Line {
  icon: string;
  colour: string;
  text: string;
}
const VASE = `<g transform="translate(50 8) scale(4)"><path d="${AMPHORA}"/></g>`;
const [WINE, GOLD, INK] = ['#6d2138', '#a8741a', '#1d1512'];

function laying(view: View, plan: Plan, ahead: Foreseen, texts: Texts): Line[] {
  const god = godName(ahead.god, texts);
  const sums = { before: ahead.before, value: ahead.card.value, total: ahead.total, god };
  const lines: Line[] = [{ icon: VASE, colour: COLOURS[ahead.god], text: texts(ahead.over ? 'ui-then-over' : 'ui-then-total', sums) }];
  if (ahead.over) {
    lines.push({ icon: helmet, colour: WINE, text: texts(view.proci === ahead.god ? 'ui-then-proci-stay' : 'ui-then-proci', { god }) });
    lines.push({ icon: FIGURES[ahead.god], colour: GOLD, text: ahead.prize ? texts('ui-then-prize', { card: cardName(ahead.prize, texts) }) : texts('ui-then-no-prize') });
  }
  lines.push({ icon: FIGURES[ahead.favour], colour: COLOURS[ahead.favour], text: texts(ahead.favour === view.favour ? 'ui-then-favour-stays' : 'ui-then-favour', { god: godName(ahead.favour, texts) }) });
  const deed = deedUnder(plan.me, ahead.favour);
  if (deed && plan.mode !== 'deed') lines.push({ icon: DEEDS[deed], colour: INK, text: texts('ui-then-deed', { deed: texts(`ui-deed-${deed}`) }) });
  return lines;
}

function changing(view: View, plan: Plan, texts: Texts): Line[] {
  const before = view.gods.at(-1)!.total;
  const value = plan.asked[0]!.value;
  const wrath = before + value > view.figures.poseidon;
  const lines: Line[] = [{ icon: FIGURES.Poseidon, colour: COLOURS.Poseidon, text: texts('ui-then-total', { before, value, total: before + value, god: godName('Poseidon', texts) }) }];
  if (plan.me?.route) lines.push({ icon: DEEDS.odyssey, colour: INK, text: texts('ui-then-new-route', { route: routeName(plan.me.route, texts) }) });
  if (plan.me?.cards.length) lines.push({ icon: cardBack, colour: GOLD, text: texts('ui-then-cards-stay', { cards: plan.me.cards.length }) });
  lines.push({ icon: sinking, colour: wrath ? WINE : INK, text: texts(wrath ? 'ui-then-wrath' : 'ui-then-calm', { limit: view.figures.poseidon }) });
  return lines;
}

function doing(view: View, plan: Plan, move: Read, texts: Texts): Line[] {
  const me = plan.me!;
  const route = me.route;
  if (move.kind === 'landfall' && route) {
    const points = sumOf(me.cards);
    const years = me.years + route.years;
    return [
      { icon: DEEDS.landfall, colour: GOLD, text: texts('ui-then-points', { points, total: me.points + points }) },
      { icon: FIGURES.Helios, colour: COLOURS.Helios, text: texts('ui-then-years', { years: route.years, total: years }) },
      { icon: DEEDS.odyssey, colour: years >= view.figures.years ? WINE : INK, text: texts(years >= view.figures.years ? 'ui-then-end' : 'ui-then-next-route') },
    ];
  }
  if (move.kind === 'odyssey' && route && plan.card) {
    return [
      { icon: DEEDS.odyssey, colour: COLOURS[route.colour], text: texts('ui-then-on-route', { cards: me.cards.length + 1, years: route.years }) },
      { icon: DEEDS.landfall, colour: GOLD, text: texts('ui-then-worth', { points: sumOf(me.cards) + plan.card.value }) },
    ];
  }
  if (move.kind === 'oracle') return [{ icon: DEEDS.oracle, colour: INK, text: move.text }];
  if (move.kind === 'shed') return [{ icon: cardBack, colour: WINE, text: move.text }];
  if (move.kind === 'bid') return [{ icon: DEEDS.oracle, colour: GOLD, text: move.text }];
  return [];
}

/** What the present choice would come to; nothing when nothing is chosen. */
export function augury(view: View, plan: Plan, texts: Texts): Line[] {
  if (plan.ahead) return laying(view, plan, plan.ahead, texts);
  if (plan.mode === 'route' && plan.asked[0]) return changing(view, plan, texts);
  const lines = plan.main && plan.mode !== 'route' ? doing(view, plan, plan.main, texts) : [];
  if (plan.other?.kind === 'discard' && plan.main?.kind !== 'landfall') lines.push({ icon: cardBack, colour: WINE, text: texts('ui-or-discard') });
  return lines;
}
