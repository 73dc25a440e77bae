/** Names of things, in the reader's language. */
import type { SeatInfo } from '$web/lib/games.ts';
import { colon, type Texts } from '$web/lib/i18n.svelte.ts';
import type { God } from '../art/gods.ts';
import type { Card, Route, View } from '../types.ts';

export const godName = (god: God, texts: Texts): string => texts(`god-${god.toLowerCase()}`);
export const routeName = (route: Route, texts: Texts): string => texts(`route-${route.route}`);

export function cardName(card: Card, texts: Texts): string {
  return `${card.gods.map((god) => godName(god, texts)).join('–')} ${card.value}`;
}
export const cardNames = (cards: readonly Card[], texts: Texts): string =>
  cards.map((card) => cardName(card, texts)).join(', ');

/** What a card is good for: on a god, on a route, in the Oracle. */
export function cardHelp(card: Card, texts: Texts): string {
  const gods = card.gods.map((god) => godName(god, texts));
  const more =
    card.gods.length > 1
      ? texts('ui-card-double', { one: gods[0]!, other: gods[1]! })
      : texts('ui-card-single', { god: gods[0]! });
  return `${cardName(card, texts)}. ${more} ${texts('ui-card-worth', { value: card.value })}`;
}

export function nameOf(seat: number, view: View, seats: readonly SeatInfo[], texts: Texts): string {
  return seat === view.seat ? texts('ui-you') : (seats[seat]?.name ?? '');
}

/** What a route says, for help and for those who listen. */
export function routeHelp(route: Route, texts: Texts): string {
  const deeds = (['Zeus', 'Athena', 'Helios', 'Aiolus'] as const)
    .map((god, i) => `${godName(god, texts)}${colon()}${texts(`deed-${route.deeds[i]}`)}`)
    .join('; ');
  return `${routeName(route, texts)}, ${texts('count-years', { years: route.years })}, ${texts('ui-colour', { god: godName(route.colour, texts) })}. ${deeds}.`;
}
