/** What Ithaca brings to the browser. */
import type { GameUi } from '$web/lib/games.ts';
import dolphin from 'icon:dolphin';
import trireme from 'icon:trireme';
import { law } from './pages/law.ts';

export const ui: GameUi = {
  title: 'Ithaca',
  minutes: '20–40',
  credits: { design: 'Andrea Guerrieri, Andrea Mambrini, Roberto Pancrazi' },
  board: () => import('./Board.svelte'),
  telling: () => import('./story/telling.ts'),
  poster: () => import('./pages/Poster.svelte'),
  rules: () => import('./pages/Rules.svelte'),
  law,
  result: () => import('./pages/Result.svelte'),
  chapters: ['won', 'landfall', 'wrath', 'home', 'over'],
  unsaid: ['turn', 'drew', 'hand-dealt', 'oracle-dealt'],
  spots: { hand: 'ul.hand', route: '.route-place', oracle: 'ul.oracle' },
  emblem: `<circle r="50" fill="#1d1512"/><circle r="48" fill="#6d2138"/><circle r="41" fill="none" stroke="#f6ecd9" stroke-width="2.5" stroke-dasharray="7 4"/><circle r="35.6" fill="#1d1512"/><circle r="34" fill="#f3cf9a"/><svg x="-29" y="-30" width="58" height="58" viewBox="0 0 512 512" fill="#1d1512">${trireme}</svg>`,
  frieze: [trireme, dolphin, dolphin, dolphin],
};
