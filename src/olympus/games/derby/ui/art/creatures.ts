/** The six creatures: colours, silhouettes (512 box, facing the way they fly), coins with a rim pattern each. */
import dragon from 'icon:spiked-dragon-head';
import fairy from 'icon:fairy';
import flame from 'icon:flame';
import griffin from 'icon:griffin-symbol';
import hawk from 'icon:hawk-emblem';
import pegasus from 'icon:pegasus';
import { INK, n, picture } from '$web/art/kit.ts';

export const CREATURES = ['Dragon', 'Gryphon', 'Lamassu', 'Pegasus', 'Phoenix', 'Sylph'] as const;
export type Creature = (typeof CREATURES)[number];

/** Colour, light tint, deep shade: told apart under simulated red-green and blue blindness too. */
export const COLOURS: Record<Creature, readonly [string, string, string]> = {
  Dragon: ['#35935c', '#d9e9d2', '#174d2f'],
  Gryphon: ['#e0b445', '#f8eabc', '#956c15'],
  Lamassu: ['#563822', '#e8d4b6', '#2f1d10'],
  Pegasus: ['#5fa6d2', '#e0eef4', '#2a6690'],
  Phoenix: ['#cc3f24', '#f8dcc0', '#7d1f0d'],
  Sylph: ['#6d3b93', '#e6d8ec', '#3c1c56'],
};

const CUT = 'fill="none" stroke="var(--cut,#f6ecd9)" stroke-width="9" stroke-linecap="round"';
const LAMASSU = `<path d="M92 286c50-30 130-14 200-34 30-8 46-26 44-54-14-24-12-52 4-74l-6-62c14-20 30-28 50-28s38 8 48 26l-4 64c6 10 8 20 8 32l20 30c2 8-4 12-14 12l2 18-8 10 4 8c4 30 0 62-12 84l-14 12c10 34 8 58-2 78l6 86h-46l-16-82-20-2-4 84h-46l0-94c-40 4-76 0-104-12l-8 20 16 86h-44l-24-72-4 72H66l4-104c-16-36-6-82 22-104z"/>
<path d="M96 296c-34-14-62 14-60 58 2 30-4 50-20 62 20 8 40 0 46-16 10-26 0-72 24-82z"/>
<path ${CUT} d="M342 84l86-2M340 112l86-2M408 140l18-1M346 214l76 0M352 240l70 0M362 266l54 0"/>
<path stroke="var(--cut,#f6ecd9)" stroke-width="9" d="M340 276c-30-24-44-78-88-124C206 104 118 74 16 62c6 36 24 56 48 68-12 4-20 6-30 6 12 34 34 50 60 58-10 6-16 8-24 10 16 30 40 42 66 48-6 6-10 10-18 14 44 26 84 28 112 20 34 24 84 24 110-10z"/>
<path ${CUT} d="M66 130c66 6 122 30 164 68M98 194c50 2 94 18 130 44M264 184c-26 14-36 44-32 76"/>`;

export const SILHOUETTES: Record<Creature, string> = {
  Dragon: dragon,
  Gryphon: griffin,
  Lamassu: LAMASSU,
  Pegasus: pegasus,
  Phoenix: `<g fill="${COLOURS.Phoenix[0]}" transform="translate(-46 -70) scale(1.18)">${flame}</g><g stroke="${INK}" stroke-width="7" transform="translate(10 52) scale(.96)">${hawk}</g>`,
  Sylph: fairy,
};

const LIGHT = '#fff6e0';
const TURN = 2 * Math.PI;
const polar = (r: number, a: number) => `${n(r * Math.cos(a))} ${n(r * Math.sin(a))}`;
function around(count: number, draw: (a: number, step: number) => string): string {
  return Array.from({ length: count }, (_, i) => draw((TURN * i) / count, TURN / count)).join('');
}

/** Rim patterns between radius 37 and 46. */
const RIMS: Record<Creature, () => string> = {
  Dragon: () => {
    const d = around(20, (a, w) => `M${polar(37, a)}L${polar(46.4, a + w / 2)}L${polar(37, a + w)}z`);
    return `<path fill="${LIGHT}" d="${d}"/>`;
  },
  Gryphon: () => {
    const d = around(
      14,
      (a, w) =>
        `M${polar(38, a)}L${polar(45, a)}L${polar(45, a + w * 0.62)}L${polar(40.6, a + w * 0.62)}L${polar(40.6, a + w * 0.32)}`,
    );
    return `<path fill="none" stroke="${INK}" stroke-width="2.1" d="${d}"/>`;
  },
  Lamassu: () => {
    const rings = (
      [
        [46.2, 1.1],
        [41.6, 1.5],
        [37, 1.1],
      ] as const
    )
      .map(([r, w]) => `<circle r="${r}" fill="none" stroke="${LIGHT}" stroke-width="${w}"/>`)
      .join('');
    const d = around(
      16,
      (a) => `M${polar(41.6, a)}L${polar(46.4, a)}M${polar(37, a + TURN / 32)}L${polar(41.6, a + TURN / 32)}`,
    );
    return `${rings}<path stroke="${LIGHT}" stroke-width="1.6" d="${d}"/>`;
  },
  Pegasus: () => {
    const d = around(18, (a, w) => `M${polar(37.4, a)}L${polar(41.7, a + w / 2)}L${polar(46, a)}`);
    return `<path fill="none" stroke="${LIGHT}" stroke-width="2.7" d="${d}"/>`;
  },
  Phoenix: () => {
    const d = around(16, (a, w) => {
      const b = a + w / 2;
      return (
        `M${polar(37, a - w * 0.3)}L${polar(46.5, a)}L${polar(37, a + w * 0.3)}z` +
        `M${polar(46.3, b - 0.05)}L${polar(46.3, b + 0.05)}L${polar(41.5, b)}z`
      );
    });
    return `<path fill="#ffe3a1" d="${d}"/>`;
  },
  Sylph: () => {
    const wave = Array.from({ length: 97 }, (_, i) => {
      const a = (TURN * i) / 96;
      return (i ? 'L' : 'M') + polar(41.7 + 3 * Math.sin(a * 12), a);
    }).join('');
    const dots = around(12, (a, w) => {
      const dot = (r: number, b: number) => `<circle cx="${n(r * Math.cos(b))}" cy="${n(r * Math.sin(b))}" r="1.2"/>`;
      return dot(44.6, a + w * 0.75) + dot(38.8, a + w * 0.25);
    });
    return `<path fill="none" stroke="${LIGHT}" stroke-width="2.3" d="${wave}z"/><g fill="${LIGHT}">${dots}</g>`;
  },
};

const FIGURE: Record<Creature, readonly [number, number, number]> = {
  Dragon: [-30, -31, 60],
  Gryphon: [-30, -30, 60],
  Lamassu: [-31, -32, 62],
  Pegasus: [-32, -30, 60],
  Phoenix: [-30.5, -31, 61],
  Sylph: [-31, -30, 62],
};

/** Two letters on the coin, shown only on request: a last way to tell creatures apart. */
function mark(k: Creature, y: number): string {
  return `<rect x="-26" y="${y - 16}" width="52" height="32" rx="8" fill="#fffaf0" stroke="${INK}" stroke-width="3"/><text y="${y + 9}" text-anchor="middle" font-size="27" font-weight="800" font-family="sans-serif" fill="${INK}">${k.slice(0, 2)}</text>`;
}

export function silhouette(k: Creature, x: number, y: number, w: number): string {
  return `<svg x="${x}" y="${y}" width="${w}" height="${w}" viewBox="0 0 512 512" fill="${INK}">${SILHOUETTES[k]}</svg>`;
}

const BOX = '-51 -51 102 102';
function drawCoin(k: Creature): string {
  const [colour, tint, shade] = COLOURS[k];
  return (
    `<radialGradient id="f" cx=".38" cy=".3" r=".8"><stop offset="0" stop-color="#fffaf0"/><stop offset=".6" stop-color="${tint}"/><stop offset="1" stop-color="${colour}" stop-opacity=".75"/></radialGradient>` +
    `<linearGradient id="r" x2=".5" y2="1"><stop offset="0" stop-color="${colour}"/><stop offset="1" stop-color="${shade}"/></linearGradient>` +
    `<circle r="50" fill="${INK}"/><circle r="48.2" fill="url(#r)"/>${RIMS[k]()}` +
    `<circle r="48.2" fill="none" stroke="#fff" stroke-opacity=".28"/><circle r="35.6" fill="${INK}"/><circle r="34.4" fill="#fffaf0"/><circle r="34.4" fill="url(#f)"/>` +
    `${silhouette(k, ...FIGURE[k])}<path d="M-40-25A47.4 47.4 0 0 1 12-46" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.8" stroke-linecap="round"/>`
  );
}
/** The coin under 34 pixels, easier to tell. */
function drawMini(k: Creature): string {
  const [colour, tint] = COLOURS[k];
  return `<circle r="50" fill="${INK}"/><circle r="47" fill="${colour}"/><circle r="39" fill="${INK}"/><circle r="37" fill="${tint}"/>${silhouette(k, -33, -33, 66)}`;
}

const drawn = new Map<string, string>();
/** The picture of a creature's coin, with its letters where they are asked for. */
export function coin(k: Creature, mini: boolean, letters: boolean): string {
  const key = `${k} ${mini} ${letters}`;
  let found = drawn.get(key);
  if (!found)
    drawn.set(
      key,
      (found = picture(BOX, (mini ? drawMini(k) : drawCoin(k)) + (letters ? mark(k, mini ? 26 : 30) : ''))),
    );
  return found;
}
