/** Shrines of the four, amphora included, and Poseidon's whirlpool: SVG text. */
import { drawing, image } from './drawing.ts';
import { rays } from './shapes.ts';
import { figure, type God } from './gods.ts';

// the amphora, 100 × 124: as many equal measures as a god bears, between y = 106 and y = 16
export const AMPHORA =
  'M36 8C37 18 38 24 35 32C22 38 11 50 12 66C13 84 32 98 41 108H59C68 98 87 84 88 66C89 50 78 38 65 32C62 24 63 18 64 8Z';
const HANDLES = 'M37 13C20 8 10 22 17 43M63 13C80 8 90 22 83 43';
export const level = (n: number, most: number) => 106 - (90 * Math.min(n, most)) / most;

export const AMPHORA_ICON = `<svg viewBox="-12 0 124 124"><path d="${AMPHORA}"/><path d="M31 4H69L67 11H33ZM34 118L42 107H58L66 118Z"/><path d="${HANDLES}" fill="none" stroke="currentColor" stroke-width="7"/></svg>`;

/** The verdict in wine red: a total past the measure. */
export function seal(x: number, y: number, r: number, text: number): string {
  return `<g transform="translate(${x} ${y})"><path d="${rays(0, 0, r - 3, r + 5, 18, 1.2)}" fill="#6d2138" stroke="#1d1512"/><circle r="${r}" fill="url(#oi-wine)" stroke="#1d1512" stroke-width="1.4"/><circle r="${r - 2.6}" fill="none" stroke="#f3cf8a"/><text y="${r * 0.47}" text-anchor="middle" font-family="var(--title)" font-weight="900" font-size="${r * 1.35}" fill="#fff3d8">${text}</text></g>`;
}

export const palm = (x: number, y: number, s: number) =>
  `<g transform="translate(${x} ${y}) scale(${s})" fill="url(#oi-clay)" stroke="#1d1512" stroke-width="1.2"><path d="M-3 8C-14 6 -13 -4 -8 -5C-7 -1 -5 3 -3 8ZM3 8C14 6 13 -4 8 -5C7 -1 5 3 3 8ZM-2 8C-8 0 -6 -9 -3 -11C-1 -6 0 0 0 8ZM2 8C8 0 6 -9 3 -11C1 -6 0 0 0 8Z"/><path d="M0 8C-4 -2 -3 -11 0 -15C3 -11 4 -2 0 8Z"/></g>`;

function column(x: number, y: number, h: number, w = 20): string {
  const flutes = [1, 2, 3]
    .map((i) => `M${x + 2 + ((w - 4) * i) / 4} ${y + 13}L${x + (w * i) / 4} ${y + h - 7}`)
    .join('');
  return (
    `<path d="M${x + 2} ${y + 12}H${x + w - 2}L${x + w} ${y + h - 6}H${x}Z" fill="url(#oi-stone)" stroke="#1d1512" stroke-width="1.4"/><path d="${flutes}" stroke="#6b4f2e" stroke-width="1.1" opacity=".75"/>` +
    `<path d="M${x - 4} ${y}H${x + w + 4}V${y + 5}H${x - 4}Z" fill="#f3e4c6" stroke="#1d1512" stroke-width="1.3"/><path d="M${x - 3} ${y + 5}H${x + w + 3}Q${x + w + 1} ${y + 12} ${x + w - 2} ${y + 12}H${x + 2}Q${x - 1} ${y + 12} ${x - 3} ${y + 5}ZM${x - 3} ${y + h - 6}H${x + w + 3}V${y + h}H${x - 3}Z" fill="#d9b984" stroke="#1d1512" stroke-width="1.3"/>`
  );
}

function laurel(r: number, count: number): string {
  let o = '';
  for (const side of [1, -1])
    for (let i = 0; i < count; i++) {
      const t = ((96 - (i + 0.2) * (150 / count)) * Math.PI) / 180;
      const turn = (Math.atan2(-Math.cos(t), side * Math.sin(t)) * 180) / Math.PI;
      o += `<use href="#oi-lp" transform="translate(${(side * r * Math.cos(t)).toFixed(1)} ${(r * Math.sin(t)).toFixed(1)}) rotate(${turn.toFixed(0)})"/>`;
    }
  return o;
}

/** A temple 180 × 250: what stands behind the amphora, then what stands before it. */
function temple(): string {
  let back = '<ellipse cx="90" cy="246" rx="98" ry="9" fill="#1d1512" opacity=".34"/>';
  for (const [x, y, w, h] of [
    [-6, 236, 192, 11],
    [1, 228, 178, 9],
    [8, 221, 164, 8],
  ] as const)
    back += `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#e4cda0" stroke="#1d1512" stroke-width="1.4"/><path d="M${x + 1} ${y + 2}h${w - 2}" stroke="#fff6e2" stroke-width="1.6"/>`;
  const front =
    column(16, 98, 123) +
    column(144, 98, 123) +
    '<path d="M-6 72L90 14L186 72Z" fill="#1d1512"/><path d="M16 67L90 22L164 67Z" style="fill:var(--tg)"/><path d="M16 67L90 22L164 67Z" style="fill:var(--tp)" opacity=".25"/><path d="M-6 76L90 18L186 76" fill="none" stroke="#e2965c" stroke-width="2"/><rect x="-8" y="70" width="196" height="7" fill="url(#oi-clay)" stroke="#1d1512" stroke-width="1.3"/><path d="M-4 79H184" stroke="#1d1512" stroke-width="4" stroke-dasharray="5 4"/><rect x="2" y="78" width="176" height="21" fill="#1d1512"/>' +
    palm(-2, 64, 0.9) +
    palm(182, 64, 0.9) +
    '<circle cx="90" cy="46" r="26" fill="#1d1512"/><circle cx="90" cy="46" r="24" style="fill:var(--tg)"/><circle cx="90" cy="46" r="20.5" fill="url(#oi-cream)" stroke="#1d1512" stroke-width="1.2"/>';
  return `<g id="oi-tma">${back}<rect x="18" y="98" width="144" height="124" style="fill:var(--tn)"/></g><g id="oi-tmb">${front}</g>`;
}

/** The narrow temple of small screens, 92 wide around x = 0. */
function narrow(): string {
  let back = '<ellipse cy="143" rx="46" ry="5" fill="#1d1512" opacity=".34"/>';
  for (const [x, y, w, h] of [
    [-45, 134, 90, 8],
    [-41, 128, 82, 7],
  ] as const)
    back += `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#e4cda0" stroke="#1d1512" stroke-width="1.2"/>`;
  let front = '';
  for (const x of [-38, 29])
    front += `<path d="M${x} 54H${x + 9}V124H${x}Z" fill="url(#oi-stone)" stroke="#1d1512" stroke-width="1.1"/><path d="M${x + 3} 55V123M${x + 6} 55V123" stroke="#6b4f2e" stroke-width=".8" opacity=".7"/><path d="M${x - 3} 48H${x + 12}V51L${x + 10} 54H${x - 1}L${x - 3} 51ZM${x - 2} 124H${x + 11}V128H${x - 2}Z" fill="#ead2a0" stroke="#1d1512"/>`;
  front +=
    '<path d="M-46 32L0 2L46 32Z" fill="#1d1512"/><path d="M-34 29L0 7L34 29Z" style="fill:var(--tg)"/><path d="M-46 34L0 4L46 34" fill="none" stroke="#e2965c" stroke-width="1.4"/><rect x="-46" y="31" width="92" height="4" fill="url(#oi-clay)" stroke="#1d1512"/><rect x="-42" y="35" width="84" height="14" fill="#1d1512"/>' +
    palm(-44, 28, 0.5) +
    palm(44, 28, 0.5) +
    '<circle cy="18" r="16" fill="#1d1512"/><circle cy="18" r="14.8" style="fill:var(--tg)"/><circle cy="18" r="12.6" fill="url(#oi-cream)" stroke="#1d1512"/>';
  return `<g id="oi-tpa">${back}<rect x="-36" y="48" width="72" height="80" style="fill:var(--tn)"/></g><g id="oi-tpb">${front}</g>`;
}

const WAVE = '<path d="M0 26C10 26 12 4 25 3C36 2 40 12 34 16C30 18 26 14 28.5 11C21 11 22 26 40 26Z"/>';

export const wreath = (x: number, y: number, s: number, ghost = false) =>
  image(
    '-48 -48 96 96',
    `<use href="#oi-wreath" ${ghost ? 'fill="#fff3cf" fill-opacity=".45" stroke="#fff3cf" stroke-width="1.4" stroke-dasharray="3 1.6"' : 'fill="url(#oi-gold)" stroke="#3a2406"'}/>`,
    `${ghost ? 'class="ghost"' : ''} transform="translate(${x} ${y}) scale(${s})"`,
  );
export const spill = () => image('-14 -14 128 124', '<use href="#oi-spill"/>', 'class="ghost"');

const SPIN = [
  [37, 0],
  [30, 40],
  [22, 80],
]
  .map(
    ([r, a]) =>
      `<circle r="${r}" fill="none" stroke="#8fc0cf" stroke-width="2.2" stroke-dasharray="${(r! * 0.9).toFixed(0)} ${(r! * 0.5).toFixed(0)}" transform="rotate(${a})" opacity=".42" stroke-linecap="round"/>`,
  )
  .join('');
const POOL =
  '<circle r="52" fill="none" stroke="#17415c" stroke-width="1.3" opacity=".4"/><circle r="58" fill="none" stroke="#17415c" stroke-width="1.1" opacity=".25"/><circle r="46" fill="#1d1512"/><circle r="44" fill="#f6ecd9"/><circle r="41.4" fill="url(#oi-pos)"/>';
const POOL_BOX = '-60 -60 120 120';
/** The pool, and what turns in it: pictures of their own under the rest, because what turns inside a drawing has all of it laid out anew. */
export const pools = (): [still: string, turning: string] => [drawing(POOL_BOX, POOL), drawing(POOL_BOX, SPIN)];

/** The sea god apart from the four, over his pool: waves rise one by one; past the last he strikes. */
export function whirlpool(total: number, more: number, calm: number, name: string, room: number): string {
  const size = Math.min(27, room / calm);
  const waves = Array.from({ length: calm }, (_, i) => {
    const will = i >= total && i < total + more;
    const drawn = `<g fill="${i < total ? '#1f5f7d' : will ? '#8fc0cf' : '#f6ecd9'}" stroke="#1d1512" stroke-width="2.6">${WAVE}</g>`;
    return image('0 0 40 26', drawn, will ? 'class="ghost"' : '', `${52 + i * (size - 1)} -21 ${size} ${size * 0.65}`);
  }).join('');
  return (
    image(
      POOL_BOX,
      `<g transform="translate(-14 0) rotate(-135)">${figure('Poseidon', 0, 0, 52, 'fill="#fdf6e6"')}</g>`,
    ) +
    `<text x="16" y="14" text-anchor="middle" font-family="var(--title)" font-weight="800" font-size="40" fill="#fdf6e6" stroke="#0c2836" stroke-width="6" paint-order="stroke">${total}</text>` +
    `<text x="54" y="-27" font-family="var(--title)" font-weight="800" font-size="13.5" letter-spacing="1.4" fill="#1d1512" stroke="#f0e2c2" stroke-width="4" paint-order="stroke">${name.toUpperCase()}</text>${waves}` +
    (total + more > calm ? seal(-30, -34, 14, total + more) : '')
  );
}

/** A god's temple: what stands behind the amphora, and what stands before it. */
export function temples(god: God, small: boolean): { back: string; front: string } {
  const [id, box] = small ? ['oi-tp', '-52 -10 104 165'] : ['oi-tm', '-24 -10 228 270'];
  const colours = `style="--tg:url(#oi-g${god});--tp:url(#oi-p${god});--tn:url(#oi-n${god})"`;
  const front = `<use href="#${id}b"/>${small ? figure(god, 0, 18, 21) : figure(god, 90, 46, 34)}`;
  return {
    back: image(box, `<g ${colours}><use href="#${id}a"/></g>`),
    front: image(box, `<g ${colours}>${front}</g>`),
  };
}

export const amphoraPart = (part: 'amb' | 'amf') => image('-10 -10 120 140', `<use href="#oi-${part}"/>`);

export function shrineDefs(): string {
  return (
    `<clipPath id="oi-am"><path d="${AMPHORA}"/></clipPath><g id="oi-amb"><path d="${HANDLES}" fill="none" stroke="#1d1512" stroke-width="8.5" stroke-linecap="round"/><path d="${HANDLES}" fill="none" stroke="url(#oi-clay)" stroke-width="5" stroke-linecap="round"/><path d="M34 118Q36 108 42 107H58Q64 108 66 118Z" fill="url(#oi-clay)" stroke="#1d1512" stroke-width="2"/><path d="${AMPHORA}" fill="#24150f"/></g>` +
    `<g id="oi-amf"><path clip-path="url(#oi-am)" d="M20 40C14 60 18 78 34 94" stroke="#fff" stroke-width="5" opacity=".2" fill="none" stroke-linecap="round"/><path d="${AMPHORA}" fill="none" stroke="#1d1512" stroke-width="5.5" stroke-linejoin="round"/><path d="${AMPHORA}" fill="none" stroke="url(#oi-clay)" stroke-width="3" stroke-linejoin="round"/><path d="M31 5Q50 1 69 5L67 11Q50 8 33 11Z" fill="url(#oi-clay)" stroke="#1d1512" stroke-width="1.6"/></g>` +
    '<g id="oi-spill" stroke="#1d1512" stroke-width="1.7" stroke-linejoin="round" fill="url(#oi-hot)"><path d="M33 6C20 -3 2 2 -3 20C-7 36 2 46 -4 66C-6 75 3 78 5 69C8 54 4 45 7 33C10 19 22 15 35 15Z"/><path d="M67 6C80 -3 98 2 103 20C107 38 98 50 104 76C106 84 97 87 95 78C92 58 97 48 93 34C90 19 78 15 65 15Z"/><path d="M29 10Q30 -5 41 -2Q47 -10 54 -2Q66 -7 71 10Q50 18 29 10Z"/><path d="M40 5Q46 0 50 5M55 4Q60 1 64 6M1 26Q-1 38 3 48M97 24Q101 40 98 54" stroke="#fff8dc" stroke-width="2.2" fill="none" stroke-linecap="round"/><path d="M-3 84q6 10 0 14q-6-4 0-14ZM101 92q6 10 0 14q-6-4 0-14Z"/></g>' +
    `<path id="oi-lf" d="M0 0C4 -5.3 10 -4.5 14 0C10 4.5 4 5.3 0 0Z"/><g id="oi-lp"><use href="#oi-lf" transform="rotate(-34)"/><use href="#oi-lf" transform="rotate(34)"/></g><g id="oi-wreath">${laurel(31, 9)}</g><path id="oi-rays" d="${rays(90, 46, 26, 100, 24, 1.25)}"/>` +
    `<symbol id="oi-wave" viewBox="0 0 40 26">${WAVE}</symbol>` +
    '<radialGradient id="oi-pos"><stop stop-color="#2e7591"/><stop offset=".6" stop-color="#1b4a5e"/><stop offset="1" stop-color="#0c2836"/></radialGradient>' +
    temple() +
    narrow()
  );
}
