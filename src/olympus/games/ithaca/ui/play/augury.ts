/** At most five short lines, in the order of the rules, that end with what it means for me. */
import type { Texts } from '$web/lib/i18n.svelte.ts';
import { COLOURS, FIGURES, type God } from '../art/gods.ts';
import { AMPHORA } from '../art/shrine.ts';
import { DEEDS } from '../art/icons.ts';
import { foresight, type Read } from './moves.ts';
import type { Ahead, Plan } from './plan.svelte.ts';
import type { Foresight, View } from '../types.ts';
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

const totalOf = (view: View, god: God): number => view.gods.find((laid) => laid.god === god)?.total ?? 0;

function laying(view: View, ahead: Ahead, texts: Texts): Line[] {
  const god = godName(ahead.god, texts);
  const sums = { before: totalOf(view, ahead.god), value: ahead.card.value, total: ahead.total, god };
  const lines: Line[] = [
    { icon: VASE, colour: COLOURS[ahead.god], text: texts(ahead.over ? 'ui-then-over' : 'ui-then-total', sums) },
  ];
  if (ahead.over) {
    lines.push({
      icon: helmet,
      colour: WINE,
      text: texts(view.proci === ahead.god ? 'ui-then-proci-stay' : 'ui-then-proci', { god }),
    });
    lines.push({
      icon: FIGURES[ahead.god],
      colour: GOLD,
      text: ahead.prize ? texts('ui-then-prize', { card: cardName(ahead.prize, texts) }) : texts('ui-then-no-prize'),
    });
  }
  const { favour, will } = ahead;
  if (favour)
    lines.push({
      icon: FIGURES[favour],
      colour: COLOURS[favour],
      text: texts(will.favour ? 'ui-then-favour' : 'ui-then-favour-stays', { god: godName(favour, texts) }),
    });
  return [...lines, ...due(will, texts)];
}

/** The deed that comes after influence: what it is, and why it will not be possible. */
function due({ deed, cannot, needs }: Foresight, texts: Texts): Line[] {
  const name = deed ? texts(`ui-deed-${deed}`) : '';
  const icon = deed ? DEEDS[deed] : cardBack;
  if (cannot) return [{ icon, colour: WINE, text: texts('ui-then-deed-not', { deed: name, why: cannot }) }];
  if (needs) return [{ icon, colour: INK, text: texts('ui-then-deed-if', { deed: name, god: godName(needs, texts) }) }];
  return deed ? [{ icon, colour: INK, text: texts('ui-then-deed', { deed: name }) }] : [];
}

function changing(view: View, plan: Plan, texts: Texts): Line[] {
  const before = view.gods.at(-1)!.total;
  const value = plan.asked[0]!.value;
  const { total = before, wrath, stay } = foresight(plan.main);
  const lines: Line[] = [
    {
      icon: FIGURES.Poseidon,
      colour: COLOURS.Poseidon,
      text: texts('ui-then-total', { before, value, total, god: godName('Poseidon', texts) }),
    },
  ];
  if (plan.me?.route)
    lines.push({
      icon: DEEDS.odyssey,
      colour: INK,
      text: texts('ui-then-new-route', { route: routeName(plan.me.route, texts) }),
    });
  if (stay) lines.push({ icon: cardBack, colour: GOLD, text: texts('ui-then-cards-stay', { cards: stay }) });
  lines.push({
    icon: sinking,
    colour: wrath ? WINE : INK,
    text: texts(wrath ? 'ui-then-wrath' : 'ui-then-calm', { limit: view.figures.poseidon }),
  });
  return lines;
}

function doing(plan: Plan, move: Read, texts: Texts): Line[] {
  const { points = 0, score = 0, years = 0, end, cards = 0, worth = 0 } = foresight(move);
  const route = plan.me?.route;
  if (move.kind === 'landfall' && route) {
    return [
      { icon: DEEDS.landfall, colour: GOLD, text: texts('ui-then-points', { points, total: score }) },
      {
        icon: FIGURES.Helios,
        colour: COLOURS.Helios,
        text: texts('ui-then-years', { years: route.years, total: years }),
      },
      { icon: DEEDS.odyssey, colour: end ? WINE : INK, text: texts(end ? 'ui-then-end' : 'ui-then-next-route') },
    ];
  }
  if (move.kind === 'odyssey' && route) {
    return [
      {
        icon: DEEDS.odyssey,
        colour: COLOURS[route.colour],
        text: texts('ui-then-on-route', { cards, years: route.years }),
      },
      { icon: DEEDS.landfall, colour: GOLD, text: texts('ui-then-worth', { points: worth }) },
    ];
  }
  if (move.kind === 'oracle') return [{ icon: DEEDS.oracle, colour: INK, text: move.text }];
  if (move.kind === 'discard') return [{ icon: cardBack, colour: WINE, text: texts('ui-then-discard') }];
  if (move.kind === 'shed') return [{ icon: cardBack, colour: WINE, text: move.text }];
  if (move.kind === 'bid') return [{ icon: DEEDS.oracle, colour: GOLD, text: move.text }];
  return [];
}

/** What the present choice would come to; nothing when nothing is chosen. */
export function augury(view: View, plan: Plan, texts: Texts): Line[] {
  if (plan.ahead) return laying(view, plan.ahead, texts);
  if (plan.mode === 'route' && plan.asked[0]) return changing(view, plan, texts);
  return plan.main && plan.mode !== 'route' ? doing(plan, plan.main, texts) : [];
}
