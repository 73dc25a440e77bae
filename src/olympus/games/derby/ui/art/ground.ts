/** All of the track that stays as it is during a game: two pictures, and the letters over them in our fonts. */
import laurels from 'icon:laurels';
import { cloudDefs, picture } from '$web/art/kit.ts';
import { niche, type Niches } from '../spots.ts';
import type { Ring } from './ring.ts';
import { GROUND_DEFS, lines, mountain, posts, puff, startWord, sun } from './scene.ts';

export interface Ground {
  /** What the coins stand on. */
  below: string;
  /** Pennants, in front of them. */
  above: string;
  /** SVG text. */
  letters: string;
}

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI'];

export function ground(ring: Ring, midLine: number, niches: Niches, box: string, wide: boolean, start: string): Ground {
  const width = wide ? 6 : 4;
  const hill = wide
    ? puff(452, 398, 0.66, '#f4d8ad', '#fff0d6', 2, 0.9) +
      mountain(725, 446, 1.08, 0.81) +
      puff(590, 440, 0.8, '#f9e3bd', '#fff4dc', 2, 0.97) +
      puff(866, 442, 0.84, '#f4d8ad', '#ffefd2', 2, 0.97, true)
    : mountain(196, 242, 0.5, 1) +
      puff(140, 242, 0.36, '#f9e3bd', '#fff4dc', 2, 0.97) +
      puff(256, 244, 0.36, '#f4d8ad', '#ffefd2', 2, 0.97, true);
  const defs = `<defs>${GROUND_DEFS}${cloudDefs('dd-cl')}</defs>`;
  return {
    below: picture(
      box,
      defs +
        (wide ? sun(722, 196, 112) : sun(195, 104, 50)) +
        ring.draw(wide ? 20 : 11) +
        lines(ring, midLine, width) +
        hill +
        steps(niches),
    ),
    above: picture(box, `<defs>${GROUND_DEFS}</defs>${posts(ring, midLine, wide ? 1 : 0.6)}`),
    letters: ring.numerals(wide ? 15 : 11.5) + startWord(ring, start, width) + places(niches),
  };
}

/** Six niches cut in the steps at the foot of the mountain. */
function steps(niches: Niches): string {
  const { x, y, step, size } = niches;
  const [w, r] = [step * 6, size * 0.45];
  const [x0, y0, h] = [x - w / 2, y - size * 0.45, size * 0.95];
  let out = `<path d="M${x0 - 24} ${y0 + h + 9}h${w + 48}v8h-${w + 48}z" fill="#fff3da"/><path d="M${x0 - 24} ${y0 + h + 17}h${w + 48}v3h-${w + 48}z" fill="#a37a54"/><path d="M${x0 - 14} ${y0 + h}h${w + 28}v8h-${w + 28}z" fill="#fff3da"/><path d="M${x0 - 14} ${y0 + h + 7.5}h${w + 28}v1.6h-${w + 28}z" fill="#b98f68"/><path d="M${x0 - 5} ${y0 - 4}h${w + 10}v${h + 4}h-${w + 10}z" fill="url(#dd-stone)"/><path d="M${x0 - 9} ${y0 - 9}h${w + 18}v6h-${w + 18}z" fill="#fff7e6"/><path d="M${x0 - 9} ${y0 - 3.5}h${w + 18}v2h-${w + 18}z" fill="#b98f68"/>`;
  NUMERALS.forEach((_, i) => {
    const cx = niche(niches, i + 1).x;
    out += `<circle cx="${cx}" cy="${y}" r="${r}" fill="url(#dd-niche)"/><path d="M${cx - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0" fill="none" stroke="#7d5a37" stroke-width="1.6"/><path d="M${cx - r} ${y}a${r} ${r} 0 0 0 ${2 * r} 0" fill="none" stroke="#fff7e6" stroke-width="1.6"/>`;
    if (i === 0)
      out += `<svg x="${cx - r * 0.86}" y="${y - r * 0.84}" width="${r * 1.72}" height="${r * 1.72}" viewBox="0 0 512 512" fill="#a9781c">${laurels}</svg>`;
  });
  return out;
}

function places(niches: Niches): string {
  const { y, size } = niches;
  const words = NUMERALS.map(
    (numeral, i) => `<text x="${niche(niches, i + 1).x}" y="${y + size * 0.125}">${numeral}</text>`,
  ).join('');
  return `<g class="n" font-size="${size * 0.35}" font-weight="800" fill="#4c3018" text-anchor="middle">${words}</g>`;
}
