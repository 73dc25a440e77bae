/** How a game of Ithaca is told: move after move; gifts, the wrath and the reckoning in scenes of their own. */
import type { Note } from '$web/lib/sound.ts';
import type { Telling } from '$web/lib/story.svelte.ts';
import type { View } from '../types.ts';
import { storyOf } from './story.ts';

const CARD: readonly Note[] = [
  [320, 0, 0.05, 'triangle'],
  [190, 0.03, 0.07, 'triangle'],
];
/** How long a move is looked at, in ms. */
const MOVE = 700;
/** From these events on, it is the scene that tells. */
const SHOWN = new Set(['revealed', 'won', 'tied', 'wrath', 'oracle-shown', 'stand', 'beaten', 'unbeaten', 'over']);

export const telling: Telling<View> = (before, after, told, log) => {
  const scene = storyOf(told, [...log, ...told], after);
  if (!scene) return [{ view: after, told, ms: told.some((one) => one.text) ? MOVE : 0, sound: CARD }];
  // played before the board as it was; what the scene tells is told nowhere else until it has been seen
  const from = told.findIndex(({ event }) => SHOWN.has(event.event));
  return [
    { view: before, told: told.slice(0, from), ms: from ? MOVE : 0, sound: CARD },
    { view: before, told: [], scene },
    { view: after, told: told.slice(from) },
  ];
};
