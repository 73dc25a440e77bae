/** How a game of Ithaca is told: move after move; gifts, the wrath and the reckoning in scenes of their own. */
import type { Note } from '$web/lib/sound.ts';
import type { Telling } from '$web/lib/story.svelte.ts';
import { storyOf } from './story.ts';
import type { View } from '../types.ts';

const CARD: readonly Note[] = [
  [320, 0, 0.05, 'triangle'],
  [190, 0.03, 0.07, 'triangle'],
];
/** How long a move is looked at, in ms. */
const MOVE = 700;

export const telling: Telling<View> = (before, after, told, log) => {
  const scene = storyOf(told, [...log, ...told]);
  if (!scene) return [{ view: after, told, ms: told.some((one) => one.text) ? MOVE : 0, sound: CARD }];
  // played before the board as it was
  return [
    { view: before, told, scene, sound: CARD },
    { view: after, told: [] },
  ];
};
