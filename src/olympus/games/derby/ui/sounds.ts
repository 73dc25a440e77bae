/** What Divinity Derby sounds like. */
import type { Note } from '$web/lib/sound.ts';

export const CARD: readonly Note[] = [
  [320, 0, 0.05, 'triangle'],
  [190, 0.03, 0.07, 'triangle'],
];
export const WINGS: readonly Note[] = [
  [520, 0, 0.06, 'sine'],
  [660, 0.07, 0.08, 'sine'],
];
export const THUNDER: readonly Note[] = [
  [70, 0, 0.5, 'sawtooth'],
  [46, 0.05, 0.7, 'square'],
];
export const COINS: readonly Note[] = [
  [1180, 0, 0.05, 'sine'],
  [1560, 0.05, 0.09, 'sine'],
];
export const FANFARE: readonly Note[] = [
  [523, 0, 0.14],
  [659, 0.12, 0.14],
  [784, 0.24, 0.3],
];
