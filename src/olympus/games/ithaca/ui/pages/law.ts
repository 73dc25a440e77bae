/** The rules by their numbers in RULES.md, those a player asks for; the words are the messages `law-…`. */
import type { Law } from '$web/lib/games.ts';

const RULES = [
  '1.1',
  '1.3',
  '1.4',
  '2.1',
  '2.2',
  '2.3',
  '3.1',
  '3.2',
  '3.3',
  '4.1',
  '4.2',
  '4.4',
  '4.5',
  '5.1',
  '6.1',
  '6.2',
  '7.1',
  '7.2',
  '7.3',
  '8.1',
];
const ASKED: Law['asked'] = {
  'not-route': '3.1',
  'not-influence': '3.2',
  'not-deed': '3.3',
  'not-shed': '6.1',
  'not-bid': '4.4',
  'not-in-hand': '1.3',
  'not-in-oracle': '1.1',
  'not-on-route': '6.1',
  'wrong-god': '3.2',
  'no-route': '3.3',
  'other-deed': '3.3',
  'oracle-full': '3.3',
  'oracle-room': '3.3',
  'route-full': '3.3',
  'wrong-colour': '6.2',
  'bid-god': '4.4',
};
export const law: Law = { rules: RULES, asked: ASKED };

/** Which rules a section of the rules page tells. */
export const SECTIONS = {
  favour: ['2.1', '2.2', '2.3'],
  turn: ['3.1', '3.2'],
  deeds: ['3.3'],
  gift: ['4.1', '4.2', '4.4', '4.5'],
  poseidon: ['5.1', '6.1', '6.2'],
  end: ['7.1', '7.2', '7.3'],
};
