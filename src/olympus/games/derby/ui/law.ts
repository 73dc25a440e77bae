/** The rules by their numbers in RULES.md, those a player asks for; the words are the messages `law-…`. */
import type { Law } from '$web/lib/games.ts';

const RULES = [
  '1.1',
  '1.4',
  '1.5',
  '2.1',
  '2.2',
  '2.3',
  '2.4',
  '2.5',
  '2.6',
  '2.7',
  '2.8',
  '2.9',
  '3.1',
  '3.2',
  '4.1',
  '4.2',
  '5.1',
  '5.2',
  '6.1',
  '6.2',
  '6.3',
  '6.4',
  '7.1',
];
const ASKED: Law['asked'] = {
  pass: '6.3',
  'not-betting': '2.1',
  'bet-twice': '2.2',
  'no-token': '2.2',
  'bet-used': '4.2',
  'not-moving': '2.3',
  'same-holder': '2.3',
  'card-not-there': '1.5',
  'no-bonus': '2.4',
  'trick-slow': '2.4',
  'not-tokens': '6.2',
  'token-there': '6.2',
  'token-sector': '6.2',
  'power-spent': '6.1',
  'power-out': '6.1',
  'power-other': '6.1',
  'power-moment': '6.1',
  'power-choice': '6.1',
};
export const law: Law = { rules: RULES, asked: ASKED };

/** Which rules a section of the rules page tells. */
export const SECTIONS = {
  bets: ['1.4', '2.1', '2.2'],
  turn: ['1.5', '2.3', '2.5'],
  trick: ['2.4'],
  mid: ['2.6', '2.7', '2.8', '2.9'],
  judgment: ['3.1', '3.2'],
  end: ['4.1', '4.2', '5.1', '5.2'],
  powers: ['6.1', '6.2', '6.3', '6.4'],
};
