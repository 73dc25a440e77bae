/** The parts of the reckoning, in order, and how long each is looked at in ms with so many players. */
import { pace } from '$web/lib/settings.svelte.ts';

export type Stage = 'oracles' | 'arrow' | 'losses' | 'gold';
/** From one player's Oracle to the next. */
export const APART = 700;

export const STAGES: readonly (readonly [Stage, (players: number) => number])[] = [
  ['oracles', (players) => (players * APART + 900) * pace()],
  ['arrow', () => 1500 * pace()],
  ['losses', () => 2200 * pace()],
  ['gold', () => 0],
];
export const reached = (stage: Stage, wanted: Stage): boolean =>
  STAGES.findIndex(([name]) => name === stage) >= STAGES.findIndex(([name]) => name === wanted);
