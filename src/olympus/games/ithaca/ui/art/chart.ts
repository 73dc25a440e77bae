/** The sea chart. What never changes is one picture, painted once. */
import { ISLES, LAND } from './coasts.ts';
import { along, dice, rays, smooth, type At } from './shapes.ts';

export interface Chart {
  width: number;
  height: number;
  /** Where the longitude `east` lies, and how wide a degree is. */
  x: number;
  east: number;
  degree: number;
  /** Where Troy's latitude lies, and how high a degree is. */
  troy: number;
  rise: number;
  framed: boolean;
}
export const WIDE: Chart = {
  width: 924,
  height: 602,
  x: 36,
  east: 13.4,
  degree: 37.7,
  troy: 296,
  rise: 47.5,
  framed: true,
};
export const SMALL: Chart = {
  width: 390,
  height: 312,
  x: 0,
  east: 16.4,
  degree: 28.6,
  troy: 196,
  rise: 37,
  framed: false,
};

const VOYAGE: readonly At[] = [
  [514, 306],
  [500, 344],
  [478, 396],
  [440, 470],
  [372, 526],
  [284, 544],
  [186, 536],
  [126, 484],
  [138, 406],
  [196, 350],
  [256, 342],
  [306, 362],
];
export const HOME: At = [312, 364];
export const COMPASS: At = [222, 444];
export const voyage = smooth(VOYAGE, false, 1);
/** Troy, nine years, Ithaca. */
export const MARKS = along(VOYAGE, 10);
export const markAt = (years: number): At => MARKS[Math.min(Math.max(years, 0), 10)]!;

function inside([x, y]: At, shape: readonly At[]): boolean {
  let odd = false;
  shape.forEach(([ax, ay], i) => {
    const [bx, by] = shape[(i + shape.length - 1) % shape.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  });
  return odd;
}

function land(chart: Chart): { shapes: At[][]; path: string } {
  const place = (east: number, north: number): At => [
    chart.x + (east - chart.east) * chart.degree,
    chart.troy + (39.95 - north) * chart.rise,
  ];
  const shapes = Object.values(LAND).map((text) =>
    text.split(' ').map((pair) => place(...(pair.split(',').map(Number) as [number, number]))),
  );
  let path = shapes.map((shape) => smooth(shape, true, 0.9)).join('');
  const scale = chart.degree / 37.7;
  for (const [east, north, a, b] of ISLES) {
    const [x, y] = place(east, north);
    const throwDie = dice(Math.round(east * 100));
    path += smooth(
      Array.from({ length: 6 }, (_, i): At => [
        x + a * scale * Math.cos((i * Math.PI) / 3) * throwDie(0.8, 1.2),
        y + b * scale * Math.sin((i * Math.PI) / 3) * throwDie(0.8, 1.2),
      ]),
      true,
      0.9,
    );
  }
  return { shapes, path };
}

function waterlines(): string {
  const rings = [
    [26, '#17415c', 0.1],
    [20, '#17415c', 0.16],
    [18.4, '#efe0bf', 1],
    [13, '#17415c', 0.34],
    [11.6, '#efe0bf', 1],
    [7, '#17415c', 0.6],
    [5.4, '#efe0bf', 1],
  ] as const;
  return (
    rings
      .map(
        ([w, c, a]) =>
          `<use href="#land" fill="none" stroke="${c}" stroke-width="${w}" opacity="${a}" stroke-linejoin="round"/>`,
      )
      .join('') + '<use href="#land" fill="url(#landg)" stroke="#1d1512" stroke-width="2.2" stroke-linejoin="round"/>'
  );
}

/** Black glaze with a clay key, rosettes in the corners; keys are fitted so that none is cut. */
function border(w: number, h: number): string {
  const [inset, t] = [13, 16];
  const b = inset + t + 8;
  const across = Math.round((w - 2 * b) / 22);
  const down = Math.round((h - 2 * b) / 22);
  const [sx, sy] = [(w - 2 * b) / (across * 22), (h - 2 * b) / (down * 22)];
  const k = inset + 4;
  const bands: [string, number, number][] = [
    [`translate(${b} ${k})`, across, sx],
    [`translate(${w - b} ${h - k}) rotate(180)`, across, sx],
    [`translate(${w - k} ${b}) rotate(90)`, down, sy],
    [`translate(${k} ${h - b}) rotate(-90)`, down, sy],
  ];
  const c = inset + t / 2 + 4;
  return (
    `<rect x="${inset}" y="${inset}" width="${w - 2 * inset}" height="${h - 2 * inset}" fill="#1d1512"/>` +
    bands
      .map(
        ([move, count, s]) =>
          `<rect width="${count * 22}" height="16" fill="url(#key)" transform="${move} scale(${s.toFixed(4)} 1)"/>`,
      )
      .join('') +
    [
      [c, c],
      [w - c, c],
      [c, h - c],
      [w - c, h - c],
    ]
      .map(
        ([x, y]) =>
          `<path d="${rays(x!, y!, 3, t * 0.56, 8, 1.3)}" fill="#e2965c"/><circle cx="${x}" cy="${y}" r="2.6" fill="#f6ecd9"/>`,
      )
      .join('')
  );
}

function deckle(w: number, h: number): string {
  const throwDie = dice(3);
  const points: At[] = [];
  const walk = (from: number, to: number, put: (at: number, off: number) => At) => {
    const way = Math.sign(to - from);
    for (let at = from; (to - at) * way > 0; at += way * 24 * throwDie(0.6, 1.4))
      points.push(put(at, throwDie(-2.6, 2.6)));
  };
  walk(4, w - 4, (x, off) => [x, 4 + off]);
  walk(4, h - 4, (y, off) => [w - 4 + off, y]);
  walk(w - 4, 4, (x, off) => [x, h - 4 + off]);
  walk(h - 4, 4, (y, off) => [4 + off, y]);
  return smooth(points, true, 0.9);
}

function compass(cx: number, cy: number, size: number): string {
  const star = (count: number, long: number, short: number, turn: number, light: string, dark: string) =>
    (
      [
        [-1, light],
        [1, dark],
      ] as const
    )
      .map(([side, colour]) => {
        let d = '';
        for (let i = 0; i < count; i++) {
          const a = (2 * Math.PI * i) / count + turn;
          const b = a + (side * Math.PI) / count;
          d += `M0 0L${(short * Math.sin(b)).toFixed(1)} ${(-short * Math.cos(b)).toFixed(1)}L${(long * Math.sin(a)).toFixed(1)} ${(-long * Math.cos(a)).toFixed(1)}Z`;
        }
        return `<path d="${d}" fill="${colour}" stroke="#1d1512" stroke-width=".9" stroke-linejoin="round"/>`;
      })
      .join('');
  const q = (f: number) => (size * f).toFixed(1);
  return `<g transform="translate(${cx} ${cy})"><circle r="${q(0.74)}" fill="#f3e4c6" stroke="#1d1512" stroke-width="1.6"/><circle r="${q(0.67)}" fill="none" stroke="#c4602f" stroke-width="5" stroke-dasharray="2.2 3.1"/><circle r="${q(0.6)}" fill="none" stroke="#1d1512"/>${star(8, size * 0.62, size * 0.2, Math.PI / 8, '#c4602f', '#f6ecd9')}${star(4, size * 0.8, size * 0.2, Math.PI / 4, '#17415c', '#dcebea')}${star(4, size, size * 0.22, 0, '#1d1512', '#f6ecd9')}<circle r="${q(0.13)}" fill="#d9a93c" stroke="#1d1512" stroke-width="1.4"/><path d="M0 ${q(-1.02)}C-5 ${q(-1.1)} -7 ${q(-1.16)} 0 ${q(-1.3)}C7 ${q(-1.16)} 5 ${q(-1.1)} 0 ${q(-1.02)}Z" fill="#c4602f" stroke="#1d1512" stroke-width="1.2"/></g>`;
}

function draw(chart: Chart): string {
  const { width: w, height: h, framed } = chart;
  const { shapes, path } = land(chart);
  const edge = framed ? 37 : 0;
  const room = `x="${edge}" y="${edge}" width="${w - 2 * edge}" height="${h - 2 * edge}"`;
  const throwDie = dice(framed ? 5 : 9);
  const placed: At[] = [];
  const sea = (x: number, y: number) =>
    [-20, 0, 20].every((dx) => [-12, 0, 12].every((dy) => !shapes.some((shape) => inside([x + dx, y + dy], shape))));
  const apart = (x: number, y: number, from: readonly At[], far: number) =>
    from.every(([a, b]) => Math.hypot(x - a, y - b) > far);
  for (let i = 0; i < 240; i++) {
    const [x, y] = [throwDie(edge + 24, w - edge - 24), throwDie(framed ? 280 : 190, h - edge - 22)];
    if (
      sea(x, y) &&
      apart(x, y, placed, 34) &&
      (!framed || (apart(x, y, [COMPASS], 78) && apart(x, y, [...MARKS, [590, 512], [650, 512]], 24)))
    )
      placed.push([x, y]);
  }
  const waves = placed.map(([x, y]) => `<use href="#wv" x="${x.toFixed(0)}" y="${y.toFixed(0)}"/>`).join('');
  const age = Array.from(
    { length: 26 },
    () =>
      `<ellipse cx="${throwDie(0, w).toFixed(0)}" cy="${throwDie(0, h).toFixed(0)}" rx="${throwDie(30, 150).toFixed(0)}" ry="${throwDie(16, 60).toFixed(0)}" fill="url(#age)"/>`,
  ).join('');
  const mountains = [
    [398, 306, 0.8],
    [372, 328, 0.7],
    [352, 408, 0.6],
    [620, 436, 0.8],
    [596, 330, 0.9],
  ] as const;
  const rhumbs = Array.from(
    { length: 32 },
    (_, i) =>
      `M${COMPASS[0]} ${COMPASS[1]}l${(1000 * Math.cos((i * Math.PI) / 16)).toFixed(0)} ${(1000 * Math.sin((i * Math.PI) / 16)).toFixed(0)}`,
  ).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><defs><path id="land" d="${path}"/><clipPath id="in"><rect ${room}/></clipPath>` +
    '<g id="wv" fill="none" stroke="#17415c" stroke-width="1.5" stroke-linecap="round" opacity=".55"><path d="M-13 0Q-8 -7 -3 0Q2 -7 7 0Q11 -6 14 -2M-8 6Q-4 1 0 6Q4 1 8 6"/></g><g id="mt"><path d="M-16 10L-3 -12L4 -2L9 -9L20 10Z" fill="#1d1512"/><path d="M-3 -12L-7 2L-3 -1L0 4L2 -5ZM9 -9L6 0L10 -2L13 3Z" fill="#e9b98a"/></g>' +
    '<radialGradient id="seag" cx=".5" cy=".6" r=".75"><stop stop-color="#f6ead0"/><stop offset=".6" stop-color="#efdfba"/><stop offset="1" stop-color="#dcc391"/></radialGradient><linearGradient id="landg" x2="0" y2="1"><stop stop-color="#e0a067"/><stop offset=".6" stop-color="#d0834a"/><stop offset="1" stop-color="#bf6a37"/></linearGradient><radialGradient id="vig" r=".72"><stop offset=".7" stop-opacity="0"/><stop offset="1" stop-color="#5a2d0e" stop-opacity=".4"/></radialGradient>' +
    '<pattern id="key" width="22" height="16" patternUnits="userSpaceOnUse"><path d="M1.2 16V2.4H18.6V12.6H7V6.6H12.8" fill="none" stroke="#e2965c" stroke-width="2.3"/><path d="M0 15H22" stroke="#e2965c" stroke-width="2"/></pattern><radialGradient id="age"><stop stop-color="#6b421a" stop-opacity=".2"/><stop offset="1" stop-color="#6b421a" stop-opacity="0"/></radialGradient></defs>' +
    (framed ? `<path d="${deckle(w, h)}" fill="#e7d3a8" stroke="#a97f45" stroke-width="2"/>${border(w, h)}` : '') +
    `<rect ${room} fill="url(#seag)" ${framed ? 'stroke="#e2965c" stroke-width="2"' : ''}/><g clip-path="url(#in)">${framed ? `<path d="${rhumbs}" stroke="#8a3b1e" stroke-width=".8" opacity=".2"/>` : ''}${waterlines()}${waves}` +
    (framed
      ? mountains.map(([x, y, s]) => `<use href="#mt" transform="translate(${x} ${y}) scale(${s})"/>`).join('')
      : '') +
    `${age}<rect ${room} fill="url(#vig)"/>${framed ? compass(COMPASS[0], COMPASS[1], 56) : ''}</g></svg>`
  );
}

const charts = new Map<Chart, Promise<string>>();
/** The chart painted once, sharp enough for the screen: `<img {@attach painted(WIDE)}>`. A canvas would be handed on anew in each frame. */
export function painted(chart: Chart): (img: HTMLImageElement) => void {
  return (img) => {
    const sharp = Math.min(3, Math.max(1.5, (img.clientWidth / chart.width) * devicePixelRatio));
    if (!charts.has(chart)) charts.set(chart, paint(chart, sharp));
    void charts.get(chart)!.then((address) => (img.src = address));
  };
}

async function paint(chart: Chart, sharp: number): Promise<string> {
  const drawn = new Image();
  drawn.src = `data:image/svg+xml,${encodeURIComponent(draw(chart))}`;
  await drawn.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(chart.width * sharp);
  canvas.height = Math.round(chart.height * sharp);
  canvas.getContext('2d')?.drawImage(drawn, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', 0.95));
  return blob ? URL.createObjectURL(blob) : drawn.src;
}
