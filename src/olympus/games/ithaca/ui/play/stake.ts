/** If the game ended now: what the server foresees for each player, in words. */
import type { Texts } from '$web/lib/i18n.svelte.ts';
import type { Ending, View } from '../types.ts';

export const stakeOf = (view: View, seat: number): Ending | undefined => view.ending.find((one) => one.seat === seat);

export const stakeTold = ({ beats, loses }: Ending, name: string, texts: Texts): string =>
  texts(`ui-ending-${beats}`, { name, points: loses });
