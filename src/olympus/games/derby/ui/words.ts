/** Names and help for cards, bets and powers, from the game's own texts and this table's figures. */
import type { Texts } from '$web/lib/i18n.svelte.ts';
import type { View, ZeusCard } from './types.ts';

export function creature(name: string, texts: Texts): string {
  return texts(`creature-${name.toLowerCase()}`);
}

/** As a bet names it: “on Dragon”, « sur le Dragon ». */
export function onCreature(name: string, texts: Texts): string {
  return texts(`creature-${name.toLowerCase()}-on`);
}

export function cardName(card: ZeusCard, texts: Texts): string {
  if ('protection' in card) return texts('card-protection');
  const name = creature(card.creature, texts);
  return texts(card.bonus ? 'ui-card-trick' : 'ui-card', {
    creature: name,
    fast: card.fast,
    bonus: card.bonus,
    slow: card.slow,
  });
}

export function cardHelp(card: ZeusCard, texts: Texts): string {
  if ('protection' in card) return texts('card-protection-help');
  const args = {
    creature: creature(card.creature, texts),
    fast: card.fast,
    slow: card.slow,
    total: card.fast + card.bonus,
  };
  return texts(card.bonus ? 'card-trick-help' : 'card-help', args);
}

export function betOf(view: View, bet: string): { wins: string[]; vp: number } {
  return view.bets.find((entry) => entry.bet === bet) ?? { wins: [], vp: 0 };
}

export function betHelp(view: View, bet: string, texts: Texts): string {
  const { wins, vp } = betOf(view, bet);
  const places = wins.map((place) => texts(`place-${place}`));
  const last = places.pop() ?? '';
  const list = places.length ? texts('list-or', { list: places.join(', '), last }) : last;
  return `${texts(`bet-${bet}`)}. ${texts('bet-help', { points: vp, places: list })}`;
}

export function powerHelp(view: View, power: string, texts: Texts): string {
  return `${texts(`power-${power}`)}. ${texts(`power-${power}-help`, { sectors: view.power_sectors[power] ?? 0 })}`;
}
