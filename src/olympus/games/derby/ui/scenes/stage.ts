/** The board in the middle of a move: the position before it, with what was told so far. It only repeats what events say. */
import type { Told } from '$web/lib/games.ts';
import type { Creature } from '../art/creatures.ts';
import { parseCard } from './race.ts';
import type { Racer, View } from '../types.ts';

type Figures = Record<string, unknown>;

/** The racers with one of them somewhere else; whoever arrives is ahead in its sector, or behind by the preview's rules. */
function moved(racers: Racer[], creature: Creature, sector: number, ahead: boolean): Racer[] {
  const rest = racers.filter((one) => one.creature !== creature);
  const old = racers.find((one) => one.creature === creature)!;
  const by = (one: Racer) => (one.finished ? 1000 - one.order : one.sector);
  const order = rest.sort((a, b) => by(b) - by(a) || a.order - b.order);
  const at = order.findIndex((one) => (ahead ? by(one) <= sector : by(one) < sector));
  order.splice(at < 0 ? order.length : at, 0, { ...old, sector });
  return order.map((one, i) => ({ ...one, order: i + 1 }));
}

function apply(view: View, name: string, figures: Figures): View {
  const { track } = view;
  const creature = figures['creature'] as Creature;
  switch (name) {
    case 'card': {
      const card = parseCard(figures['card'] as string);
      const holders = view.holders.map((one) => {
        if (one.holder !== figures['holder']) return one;
        const gone = one.cards?.findIndex((own) => own.text === card.text) ?? -1;
        return { ...one, size: one.size - 1, cards: one.cards?.filter((_, i) => i !== gone) ?? null };
      });
      return { ...view, holders, active: figures['seat'] as number };
    }
    case 'moved': {
      const sector = figures['sector'] as number;
      const ahead = view.options.edition !== 'preview';
      return { ...view, track: { ...track, creatures: moved(track.creatures, creature, sector, ahead) } };
    }
    case 'finished': {
      const place = figures['place'] as number;
      const creatures = track.creatures.map((one) =>
        one.creature === creature ? { ...one, finished: true, order: place } : one,
      );
      return { ...view, track: { ...track, creatures } };
    }
    case 'trick': {
      const tricks = [...view.zeus.tricks, { ...parseCard(figures['card'] as string), count: 1 }];
      return { ...view, zeus: { ...view.zeus, tricks } };
    }
    default:
      return view;
  }
}

export function stage(view: View, told: Told[]): View {
  return told.reduce((shown, { event }) => apply(shown, event.event, event), view);
}
