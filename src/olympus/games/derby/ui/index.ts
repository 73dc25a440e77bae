/** What Divinity Derby brings to the browser. */
import type { GameUi } from '$web/lib/games.ts';
import { SILHOUETTES } from './art/creatures.ts';
import { law } from './law.ts';

export const ui: GameUi = {
  title: 'Divinity Derby',
  minutes: '45–60',
  credits: {
    design: 'Carlo A. Rossi',
    development: 'Roberto Di Meglio',
    artwork: 'Denis Martynets',
    direction: 'Fabio Maiorana',
    layout: 'Laura Neri, Fabio Maiorana',
    publisher: 'Ares Games',
  },
  board: () => import('./Board.svelte'),
  telling: () => import('./scenes/telling.ts'),
  poster: () => import('./Poster.svelte'),
  rules: () => import('./Rules.svelte'),
  law,
  result: () => import('./Result.svelte'),
  prompts: (options) => options['powers'] !== 'off',
  chapters: ['race', 'judged', 'over'],
  log: () => import('./tale/Chronicle.svelte'),
  unsaid: ['turn', 'ranked', 'dealt'],
  spots: { bets: '.tray', cards: '.fan', zeus: '.zeus', powers: '.prompt' },
  emblem: `<circle r="50" fill="#1d1512"/><circle r="48" fill="#5fa6d2"/><circle r="41" fill="none" stroke="#fff6e0" stroke-width="2.5" stroke-dasharray="3 5"/><circle r="35.6" fill="#1d1512"/><circle r="34" fill="#e0eef4"/><svg x="-30" y="-30" width="60" height="60" viewBox="0 0 512 512" fill="#1d1512">${SILHOUETTES.Pegasus}</svg>`,
  frieze: [SILHOUETTES.Pegasus, SILHOUETTES.Gryphon, SILHOUETTES.Lamassu, SILHOUETTES.Sylph],
};
