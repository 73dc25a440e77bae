/** The gods: colour, silhouette and pattern of each, so that colour is never the only sign. */
import owl from 'icon:owl';
import sun from 'icon:heraldic-sun';
import wind from 'icon:whirlwind';
import trident from 'icon:trident';

import type { God } from '../types.ts';

export type { God };
/** In order of seniority; Poseidon apart. */
export const FOUR = ['Zeus', 'Athena', 'Helios', 'Aiolus'] as const satisfies readonly God[];

export const COLOURS: Record<God, string> = {
  Zeus: '#b8322a',
  Athena: '#4c7a3d',
  Helios: '#d8a022',
  Aiolus: '#3d78a8',
  Poseidon: '#1b4a5e',
};

const SPINDLE = 'M256 6C298 92 302 160 286 228H226C210 160 214 92 256 6Z';
const BOLT = 'M14-34L88-92 80-116 150-156 143-178 222-222 176-142 182-120 112-86 120-60 40-6Z';
/** Zeus' thunderbolt as coins and vases show it: a spindle, and bolts to the four winds. */
const KERAUNOS =
  `<path d="${SPINDLE}"/><path d="${SPINDLE}" transform="matrix(1 0 0-1 0 512)"/><path d="M204 236H308V276H204Z"/>` +
  [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ]
    .map(([x, y]) => `<path d="${BOLT}" transform="matrix(${x} 0 0 ${y} 256 256)"/>`)
    .join('');

export const FIGURES: Record<God, string> = {
  Zeus: KERAUNOS,
  Athena: owl,
  Helios: sun,
  Aiolus: wind,
  Poseidon: trident,
};

/** The eye that Greeks painted on cups and prows: the Oracle's sign and the back of every fate card. */
export const EYE =
  '<path d="M12 262C78 150 168 96 270 96c96 0 172 48 230 132-18 8-36 8-54 0 10 26 34 42 58 46-44 84-128 142-238 142C156 416 70 362 12 262Zm58-4c50 72 112 110 190 110 88 0 150-46 184-112-46-66-104-110-178-110-78 0-142 38-196 112Z"/><path fill-rule="evenodd" d="M262 162a92 92 0 1 0 .1 0zm0 36a56 56 0 1 1-.1 0z"/><circle cx="262" cy="254" r="32"/>';

/** A colour between two, `share` of the second. */
export function mix(a: string, b: string, share: number): string {
  const part = (text: string, i: number) => parseInt(text.slice(1 + 2 * i, 3 + 2 * i), 16);
  return `#${[0, 1, 2]
    .map((i) =>
      Math.round(part(a, i) * (1 - share) + part(b, i) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

type Stop = readonly [at: number, colour: string];
const stops = (list: readonly Stop[]) =>
  list.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('');

export function gradient(id: string, list: readonly Stop[], across = false): string {
  return `<linearGradient id="oi-${id}" x2="${across ? 1 : 0}" y2="${across ? 0 : 1}">${stops(list)}</linearGradient>`;
}
export function radial(id: string, list: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
  return `<radialGradient id="oi-${id}" cx="${cx}" cy="${cy}" r="${r}">${stops(list)}</radialGradient>`;
}
const pattern = (id: string, w: number, h: number, body: string, more = '') =>
  `<pattern id="oi-${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse" ${more}>${body}</pattern>`;

const line = (d: string, width: number) => `<path d="${d}" fill="none" stroke="#1d1512" stroke-width="${width}"/>`;
const dog = (id: string, colour: string) =>
  pattern(
    id,
    26,
    14,
    `<path d="M0 14C7 14 8 2 17 2C23 2 25 8 21 9.6C18.4 10.4 16.6 8 18.4 6.6C14 7 15 14 26 14Z" fill="${colour}"/>`,
  );

/** One silhouette in a bigger drawing. */
export function figure(god: God, cx: number, cy: number, size: number, more = ''): string {
  const s = god === 'Helios' ? size * 1.27 : size;
  return `<use href="#oi-f${god}" x="${cx - s / 2}" y="${cy - s / 2}" width="${s}" height="${s}" ${more}/>`;
}

/** What all drawings of the gods share. */
export function godDefs(): string {
  let d = '';
  for (const [god, c] of Object.entries(COLOURS)) {
    d += gradient(`g${god}`, [
      [0, mix(c, '#ffffff', 0.14)],
      [0.55, c],
      [1, mix(c, '#160a08', 0.34)],
    ]);
    d += radial(
      `n${god}`,
      [
        [0, mix(c, '#160d0b', 0.52)],
        [1, '#160d0b'],
      ],
      0.5,
      0.95,
      0.9,
    );
    d += `<symbol id="oi-f${god}" viewBox="0 0 512 512">${FIGURES[god as God]}</symbol>`;
  }
  d += radial('cream', [
    [0, '#fdf6e6'],
    [0.7, '#f3e4c6'],
    [1, '#e2c996'],
  ]);
  d += gradient('gold', [
    [0, '#f7dd8b'],
    [0.5, '#d9a93c'],
    [1, '#9a6c1b'],
  ]);
  d += gradient('clay', [
    [0, '#dd8a52'],
    [0.55, '#c4602f'],
    [1, '#8a3b1e'],
  ]);
  d += gradient(
    'stone',
    [
      [0, '#cdb285'],
      [0.28, '#f8eed8'],
      [0.62, '#ead9b8'],
      [1, '#a88a5c'],
    ],
    true,
  );
  d += gradient('hot', [
    [0, '#fffbe0'],
    [0.35, '#ffe36b'],
    [1, '#f0a81c'],
  ]);
  d +=
    gradient('wine', [
      [0, '#8d2f4a'],
      [1, '#4a1325'],
    ]) +
    gradient('suitors', [
      [0, '#e9b98a'],
      [1, '#c9743f'],
    ]);
  d +=
    '<linearGradient id="oi-beam" x2="0" y2="1"><stop stop-color="#ffeeb0"/><stop offset="1" stop-color="#f2c44a" stop-opacity="0"/></linearGradient>';
  d += pattern('pZeus', 14, 12, line('M0 10L7 3L14 10', 2.2));
  d += pattern('pAthena', 16, 16, line('M0 0A8 8 0 0 0 16 0M-8 8A8 8 0 0 0 8 8A8 8 0 0 0 24 8', 1.6));
  d += pattern(
    'pHelios',
    12,
    12,
    '<path d="M6 0V12M0 6H12" stroke="#1d1512" opacity=".5"/><circle cx="6" cy="6" r="2" fill="#1d1512"/>',
  );
  d += pattern('pAiolus', 22, 12, line('M0 8C4 8 5 2 9 2S13 7 10 7 8 5 9 4.4M9 2C15 2 16 8 22 8', 1.5));
  d += pattern(
    'key',
    22,
    16,
    '<path d="M1.2 16V2.4H18.6V12.6H7V6.6H12.8" fill="none" stroke="#e2965c" stroke-width="2.3"/><path d="M0 15H22" stroke="#e2965c" stroke-width="2"/>',
  );
  d += pattern(
    'keys',
    11,
    8,
    '<path d="M.6 8V1.2H9.3V6.3H3.5V3.3H6.4" fill="none" stroke="#e2965c" stroke-width="1.2"/><path d="M0 7.5H11" stroke="#e2965c"/>',
  );
  d += dog('dog', '#1d1512') + dog('dogb', '#5c9bb8');
  d += pattern(
    'hatch',
    7,
    7,
    '<path d="M0 0V7" stroke="#fff3c4" stroke-width="3.4" opacity=".85"/>',
    'patternTransform="rotate(40)"',
  );
  d += `<symbol id="oi-eye" viewBox="0 0 512 512">${EYE}</symbol>`;
  return d;
}
