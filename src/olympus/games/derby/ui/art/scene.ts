/** Sky, Mount Olympus with its temple, the start, lines and pennants. */
import { cloud, INK, n, rays, stars } from '$web/art/kit.ts';
import type { Ring } from './ring.ts';

/** What the sky needs, and what the track, the mountain and the posts need. */
export const SKY_DEFS = `<linearGradient id="dd-sky" x2="0" y2="1"><stop offset="0" style="stop-color:var(--sky-1)"/><stop offset=".3" style="stop-color:var(--sky-2)"/><stop offset=".58" style="stop-color:var(--sky-3)"/><stop offset=".72" style="stop-color:var(--sky-4)"/><stop offset="1" style="stop-color:var(--sky-5)"/></linearGradient>
<radialGradient id="dd-dawn"><stop offset="0" stop-color="#fff6da"/><stop offset=".2" stop-color="#fbdf9f"/><stop offset=".42" stop-color="#efb27a"/><stop offset=".62" stop-color="#86a9ac" stop-opacity=".85"/><stop offset="1" style="stop-color:var(--sky-3)" stop-opacity="0"/></radialGradient>
<radialGradient id="dd-rays" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="700"><stop offset=".15" stop-color="#fff3cf"/><stop offset=".5" stop-color="#ffe9b8" stop-opacity=".5"/><stop offset=".8" stop-color="#ffe9b8" stop-opacity="0"/></radialGradient>`;
export const GROUND_DEFS = `<linearGradient id="dd-lane" x2="0" y2="1"><stop offset="0" stop-color="#c9714a"/><stop offset=".5" stop-color="#cc6836"/><stop offset="1" stop-color="#c85f2b"/></linearGradient>
<linearGradient id="dd-rockL" x1="0" y1="0" x2=".2" y2="1"><stop offset="0" stop-color="#fff0d0"/><stop offset=".45" stop-color="#f3c893"/><stop offset="1" stop-color="#cf8a5f"/></linearGradient>
<linearGradient id="dd-rockR" x2="0" y2="1"><stop offset="0" stop-color="#7f9db0"/><stop offset=".5" stop-color="#4c7188"/><stop offset="1" stop-color="#3b5f78"/></linearGradient>
<linearGradient id="dd-haze" x2="0" y2="1"><stop offset="0" stop-color="#d9b79a"/><stop offset="1" stop-color="#b8b6ae"/></linearGradient>
<linearGradient id="dd-col"><stop offset="0" stop-color="#fffaf0"/><stop offset=".55" stop-color="#f3dfba"/><stop offset="1" stop-color="#bd8f66"/></linearGradient>
<radialGradient id="dd-sun"><stop offset="0" stop-color="#fffdf2"/><stop offset=".7" stop-color="#ffeebb"/><stop offset="1" stop-color="#fbd88a"/></radialGradient>
<linearGradient id="dd-niche" x2="0" y2="1"><stop offset="0" stop-color="#a98457"/><stop offset=".5" stop-color="#d3b687"/><stop offset="1" stop-color="#e9d4ab"/></linearGradient><linearGradient id="dd-stone" x2="0" y2="1"><stop offset="0" stop-color="#f8e9cb"/><stop offset="1" stop-color="#dcc193"/></linearGradient>
<filter id="dd-soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="12"/></filter>
<g id="dd-post" stroke="${INK}"><path d="M-2 0v-34h4V0z" fill="#f2cf6d"/><path d="M2-33c8-4 12 4 20 0l-4 7 5 7c-8 4-13-4-21 0z"/><circle cy="-36" r="3.4" fill="#ffe9a6"/><ellipse cy="1" rx="5" ry="2.4" fill="${INK}"/></g>`;

export const puff = (...args: [number, number, number, string, string, number?, number?, boolean?]) =>
  cloud('dd-cl', ...args);

function temple(x: number, y: number, w: number): string {
  const columns = Array.from({ length: 6 }, (_, i) => {
    const at = -39 + i * 15.6;
    return `<path d="M${n(at - 3.4)} 0l.8-32h5.2l.8 32z" fill="url(#dd-col)"/><path d="M${n(at - 4.6)} -32h9.2v-3.4h-9.2z" fill="#fff6e2"/>`;
  }).join('');
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${w / 100})"><path d="M-56 14h112v-5h-112zM-52 9h104v-5h-104zM-48 4h96v-5h-96z" fill="#fff3da"/><path d="M-56 14h112v-2h-112zM-52 9h104v-1.6h-104z" fill="#b98a63"/>
<rect x="-42" y="-34" width="84" height="34" fill="#6b3a2a"/>${columns}<rect x="-47" y="-42" width="94" height="7" fill="#fff3da"/><path d="M-44-38.5h88" stroke="#c4602f" stroke-width="2.6" stroke-dasharray="4 3.3"/>
<path d="M-51-42h102L0-66z" fill="#fff3da"/><path d="M-38-45h76L0-61z" fill="#c4602f"/><circle cx="0" cy="-51" r="4.6" fill="#f2c95a"/><path d="M-51-42h102L0-66z" fill="none" stroke="#d3a53a" stroke-width="1.8"/><path d="M0-66l-3-7 3-4 3 4zM-51-42l-4-6 4-3 3 5zM51-42l4-6-4-3-3 5z" fill="#f2c95a"/></g>`;
}

function cypress(x: number, y: number, h: number): string {
  return `<path d="M${n(x)} ${n(y)}c${n(-h * 0.2)}-${n(h * 0.3)} ${n(-h * 0.12)}-${n(h * 0.75)} 0-${n(h)}c${n(h * 0.12)} ${n(h * 0.25)} ${n(h * 0.2)} ${n(h * 0.7)} 0 ${n(h)}z"/>`;
}

/** Olympus, base centred on x, y; 416 wide and 318 high at s = 1. Dawn from the left. */
export function mountain(x: number, y: number, s = 1, sy = 1): string {
  const trees = (
    [
      [-150, -34, 30],
      [-138, -30, 22],
      [-104, -104, 22],
      [-96, -100, 16],
      [98, -88, 24],
      [108, -82, 18],
      [66, -176, 18],
      [-66, -190, 15],
      [148, -30, 28],
      [160, -22, 20],
      [-178, -6, 24],
      [88, -10, 30],
      [100, -6, 20],
    ] as const
  )
    .map(([tx, ty, h]) => cypress(tx, ty, h))
    .join('');
  return `<g transform="translate(${x} ${y}) scale(${s} ${s * sy})">
<path d="M-214 8L-196-44-186-56-170-104-158-124-150-108-132-92-110-60-60 8zM214 8L204-40 194-56 178-110 164-138 152-114 130-92 110-60 60 8z" fill="url(#dd-haze)"/>
<path d="M-158-124l8 16 2 40 16 30 4 46h60L-110-60-132-92-150-108zM164-138l-12 24 4 40-14 30 8 52h64L204-40 194-56 178-110z" fill="#6f8fa3" opacity=".4"/>
<path d="M-208 8L-172-36-160-66-134-92-124-126-100-152-92-186-70-214-62-246-54-272-50-298-46-318H46L50-298 54-276 58-240 78-216 86-178 108-152 118-116 142-90 154-52 178-34 208 8z" fill="url(#dd-rockL)"/>
<path d="M6-318L2-290 14-262 0-226 18-190 4-150 24-110 10-64 30-28 20 8H208L178-34 154-52 142-90 118-116 108-152 86-178 78-216 58-240 54-276 50-298 46-318z" fill="url(#dd-rockR)"/>
<path d="M-36-292l16 34-14 36 10 38-22-38 2-36zM-70-214l18 38-14 42 16 42-28-44 6-40zM-20-186l14 46-18 46 16 54-34-54 8-46zM-124-126l20 38-12 38 18 58h-30l-6-58 4-38zM-84-104l22 46-12 38 8 28h-24l-4-66zM-172-36l24 20-8 24h-52zM-46-60l16 34-8 34h-30l6-30z" fill="#a8583a" opacity=".5"/>
<path d="M-92-186l8 30-14 30 10 34-22-34 10-26zM-46-270l4 26-14 26 6 24-16-24 6-28zM-134-92l4 34-16 24 10 34-26-30 2-36z" fill="#fff6de" opacity=".55"/>
<path d="M24-240l18 46-16 42 14 48-24-48 10-46zM60-196l18 44-18 40 12 50-26-50 14-42zM44-110l20 48-16 38 10 32H30l8-70zM104-118l16 42-14 36 14 48h-32l2-48zM142-90l6 44 26 54h-30l-10-46z" fill="#122e47" opacity=".42"/>
<path d="M48-276l-10 34 12 36-6 30 16-32-2-32zM86-178l-12 36 12 36-8 30 20-30-4-34zM118-116l-8 30 12 30-4 26 16-28-4-28zM154-52l-6 24 12 36h30l-14-36z" fill="#9dbccb" opacity=".55"/>
<path d="M-46-318l-4 20-4 26 10-8 8 28 12-28 14 38 8-26 8-22 0-28z" fill="#fffdf6"/><path d="M6-318L2-290 10-252 22-280 30-244 42-278 54-270 50-298 46-318z" fill="#c4d9e3"/>
<path d="M-6 8C-60-8-58-40-18-52S22-86 2-108-50-132-44-160s44-26 40-52-26-26-22-48 18-22 16-54" fill="none" stroke="#fff6df" stroke-width="4.4" stroke-linecap="round" stroke-dasharray=".5 5.6"/>
<g fill="#37421f">${trees}</g>
<g fill="#66713a"><circle cx="-122" cy="-30" r="8"/><circle cx="-112" cy="-26" r="6"/><circle cx="130" cy="-26" r="8"/><circle cx="118" cy="-22" r="6"/><circle cx="-84" cy="-98" r="5"/><circle cx="74" cy="-8" r="7"/></g></g>${temple(x, y - 318 * s * sy - 7 * s, 80 * s)}`;
}

/** It rises behind the summit. */
export function sun(x: number, y: number, r: number): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#dd-sun)"/><circle cx="${x}" cy="${y}" r="${n(r * 1.09)}" fill="none" stroke="#fff3cf" stroke-width="2" stroke-opacity=".8" stroke-dasharray="2 7"/>`;
}

/** The sky behind everything, 1440 × 900, stretched over any window: what is far, the rays that turn, the clouds. */
export function sky(): string {
  return `<rect width="1440" height="900" fill="url(#dd-sky)"/><ellipse class="dawn" cx="722" cy="312" rx="560" ry="420" fill="url(#dd-dawn)"/>${stars(
    7,
    [
      [0, 0, 420, 120],
      [1020, 0, 1440, 120],
      [0, 120, 120, 420],
      [1320, 120, 1440, 420],
    ],
    54,
  )}`;
}

/** A layer of its own, so that turning it draws nothing anew. */
export function sunRays(): string {
  return `<g transform="translate(722 196)">${rays(0, 0, 118, 700, 36, 'url(#dd-rays)', 0.3)}</g>`;
}

export function clouds(): string {
  return `${puff(250, 150, 0.9, '#8fb4bd', '#b9d0cf', 2, 0.55)}${puff(1180, 176, 1, '#8fb4bd', '#b9d0cf', 0, 0.55)}${puff(120, 500, 1.2, 'var(--bank-1)', 'var(--bank-2)', 2, 0.8)}${puff(1330, 480, 1.2, 'var(--bank-1)', 'var(--bank-2)', 0, 0.8, true)}${puff(380, 120, 0.5, '#f6d9ad', '#fff0d2', 1, 0.8)}${puff(1050, 110, 0.6, '#f6d9ad', '#fff0d2', 1, 0.8, true)}
${puff(300, 604, 1.5, 'var(--bank-1)', 'var(--bank-2)', 2, 0.9)}${puff(1120, 610, 1.6, 'var(--bank-1)', 'var(--bank-2)', 2, 0.9, true)}${puff(720, 640, 1.8, 'var(--bank-1)', 'var(--bank-2)', 2, 0.9)}`;
}

const LINES = { finish: '#c8281e', start: '#4f9a4a', middle: '#f4c430' } as const;

/** The chequered start, and bars for start, finish and mid-race line. */
export function lines(ring: Ring, midLine: number, width: number): string {
  const h = ring.half;
  const { key, bezel, lane } = ring.shape;
  const [a, b] = ring.span(0);
  const [columns, rows] = [6, 4];
  let chequer = '';
  for (let i = 0; i < columns; i++)
    for (let j = 0; j < rows; j++)
      if ((i + j) % 2)
        chequer += ring.cell(
          a + ((b - a) * i) / columns,
          a + ((b - a) * (i + 1)) / columns,
          -h + (lane * j) / rows,
          -h + (lane * (j + 1)) / rows,
        );
  const bar = (at: number, colour: string, w: number, outer = h + bezel - 1) => {
    const d = ring.cross(at, -h - key + 1, outer);
    return `<path d="${d}" stroke="${INK}" stroke-width="${w + 3}"/><path d="${d}" stroke="${colour}" stroke-width="${w}"/>`;
  };
  return (
    `<path d="${ring.cell(a, b, -h, h)}" fill="#f4e6c8"/><path d="${chequer}" fill="${INK}" opacity=".85"/>` +
    bar(b, LINES.start, width - 1) +
    bar(a, LINES.finish, width + 1) +
    // on the small ring the numbers stand close: the line ends with the lane
    bar(ring.span(midLine)[0], LINES.middle, width, bezel < 20 ? h + 2 : undefined)
  );
}

/** The word on the start's bezel. */
export function startWord(ring: Ring, word: string, width: number): string {
  const [a, b] = ring.span(0);
  const { bezel } = ring.shape;
  const [x, y] = ring.at((a + b) / 2, ring.half + bezel / 2);
  return `<text transform="translate(${n(x + width * 0.7)} ${n(y)}) rotate(-90)" class="n" font-size="${n(bezel * 0.52)}" font-weight="700" letter-spacing="1.5" fill="#f4c95a" text-anchor="middle">${word}</text>`;
}

export function posts(ring: Ring, midLine: number, s: number): string {
  const [a, b] = ring.span(0);
  const { key, bezel, cx } = ring.shape;
  let out = '';
  for (const [at, colour] of [
    [a, LINES.finish],
    [b, LINES.start],
    [ring.span(midLine)[0], LINES.middle],
  ] as const)
    for (const off of s < 1 ? [-ring.half - key] : [-ring.half - key, ring.half + bezel]) {
      const [x, y] = ring.at(at, off);
      const mirrored = s < 1 ? x > cx : x < cx * 0.42;
      out += `<use href="#dd-post" transform="translate(${n(x)} ${n(y)}) scale(${mirrored ? -s : s} ${s})" fill="${colour}"/>`;
    }
  return out;
}
