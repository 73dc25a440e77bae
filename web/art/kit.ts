/** Drawing kit that every board shares: numbers, polylines, Greek keys, clouds, rays. All return plain SVG text. */

export const INK = '#1d1512';
export const CREAM = '#f6ecd9';
export const CLAY = '#8a3b1e';
export type Point = readonly [number, number];

export function n(value: number): string {
  const text = (Math.round(value * 10) / 10).toString();
  return text === '-0' ? '0' : text;
}

/** A polyline in relative steps with one decimal: short, and rounding does not add up. */
export function poly(points: readonly Point[], close = false): string {
  let out = '';
  let px = 0;
  let py = 0;
  points.forEach(([rx, ry], i) => {
    const x = Math.round(rx * 10) / 10;
    const y = Math.round(ry * 10) / 10;
    if (i === 0) out = `M${n(x)} ${n(y)}`;
    else out += `${i === 1 ? 'l' : ' '}${n(x - px)} ${n(y - py)}`;
    px = x;
    py = y;
  });
  return out + (close ? 'z' : '');
}

const KEY: readonly Point[] = [
  [0, 3],
  [0, 0],
  [3, 0],
  [3, 2],
  [2, 2],
  [2, 1],
  [1, 1],
  [1, 3],
];

/** A Greek key laid along any map of (u, v), u from 0 to `units`, v from 0 to 1. */
export function meander(map: (u: number, v: number) => Point, units: number): string {
  const points: Point[] = [];
  for (let i = 0; i < units; i++) for (const [a, b] of KEY) points.push(map(i + a / 4, b / 3));
  points.push(map(units, 1));
  return poly(points);
}

/** Pictures that were drawn stay at hand: taking one apart again, each time it comes back, would cost a frame. */
const kept: HTMLImageElement[] = [];

/** A drawing as an image: one element wherever it is shown, however many it is made of. Its letters cannot be in our fonts. */
export function picture(box: string, body: string, more = ''): string {
  const image = new Image();
  image.src = URL.createObjectURL(
    new Blob([`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" ${more}>${body}</svg>`], {
      type: 'image/svg+xml',
    }),
  );
  kept.push(image);
  return image.src;
}

/** Draw pictures that will be needed before they are, one at a time, whenever there is nothing else to do. */
export function warm(drawings: (() => unknown)[]): void {
  const idle = globalThis.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 100));
  const next = () => {
    drawings.shift()?.();
    if (drawings.length) idle(next);
  };
  idle(next);
}

const disc = (x: number, y: number, r: number) =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0`;
const bar = (x: number, y: number, w: number, h: number) =>
  `M${n(x + h / 2)} ${n(y + h)}h${n(w - h)}a${n(h / 2)} ${n(h / 2)} 0 0 0 0 ${n(-h)}h${n(h - w)}a${n(h / 2)} ${n(h / 2)} 0 0 0 0 ${n(h)}`;

export function meanderLine(x: number, y: number, width: number, height: number): string {
  const units = Math.max(1, Math.round(width / ((height * 4) / 3)));
  const w = width / units;
  return meander((u, v) => [x + u * w, y + v * height], units);
}

// Clouds: scalloped banks with an inner curl, the vase painter's hand.

const PUFFS: readonly (readonly Point[])[] = [
  [
    [-70, 20],
    [-38, 34],
    [6, 48],
    [52, 34],
    [84, 20],
  ],
  [
    [-56, 18],
    [-24, 32],
    [18, 26],
    [50, 16],
  ],
  [
    [-120, 18],
    [-86, 30],
    [-44, 44],
    [6, 36],
    [46, 50],
    [92, 32],
    [124, 18],
  ],
];

export function cloudDefs(id: string): string {
  return PUFFS.map((puffs, k) => {
    const [first, last] = [puffs[0]!, puffs[puffs.length - 1]!];
    const x0 = first[0] - first[1];
    const x1 = last[0] + last[1];
    const discs = (dx: number, dy: number, f: number) =>
      puffs.map(([cx, r]) => disc(cx + dx, -r * 0.42 + dy, r * f)).join('');
    const curls = puffs
      .filter(([, r]) => r > 33)
      .map(
        ([cx, r]) =>
          `M${n(cx - r * 0.5)} ${n(-r * 0.3)}a${n(r * 0.46)} ${n(r * 0.46)} 0 1 1 ${n(r * 0.8)} ${n(r * 0.16)}a${n(r * 0.25)} ${n(r * 0.25)} 0 1 1 ${n(-r * 0.4)} ${n(-r * 0.16)}`,
      )
      .join('');
    return (
      `<g id="${id}${k}"><path style="fill:var(--a)" d="${discs(0, 0, 1)}${bar(x0 - 14, -10, x1 - x0 + 28, 20)}${bar(x0 + 30, 4, (x1 - x0) * 0.72, 15)}"/><path style="fill:var(--b)" d="${discs(-3, -4, 0.8)}"/>` +
      `<path d="${curls}" style="stroke:var(--a)" fill="none" stroke-width="2.6" stroke-linecap="round"/></g>`
    );
  }).join('');
}

export function cloud(
  id: string,
  x: number,
  y: number,
  s: number,
  a: string,
  b: string,
  kind = 0,
  opacity = 1,
  flip = false,
): string {
  return `<use href="#${id}${kind}" transform="translate(${n(x)} ${n(y)}) scale(${flip ? -s : s} ${s})" opacity="${opacity}" style="--a:${a};--b:${b}"/>`;
}

export function rays(
  x: number,
  y: number,
  r0: number,
  r1: number,
  count: number,
  fill: string,
  opacity: number,
): string {
  let d = '';
  const at = (r: number, a: number) => `${n(x + r * Math.cos(a))} ${n(y + r * Math.sin(a))}`;
  for (let i = 0; i < count; i++) {
    const a = (2 * Math.PI * (i + 0.5)) / count;
    const w = (Math.PI / count) * (i % 2 ? 0.62 : 0.34);
    d += `M${at(r0, a - w / 2)}L${at(r1, a - w)}L${at(r1, a + w)}L${at(r0, a + w / 2)}z`;
  }
  return `<path class="rays" d="${d}" fill="${fill}" opacity="${opacity}"/>`;
}

/** Stars in boxes; the same seed gives the same sky. */
export function stars(
  seed: number,
  boxes: readonly (readonly [number, number, number, number])[],
  count: number,
): string {
  let s = seed * 7919 + 17;
  const random = () => (s = (s * 16807) % 2147483647) / 2147483647;
  let out = '';
  for (let i = 0; i < count; i++) {
    const [x0, y0, x1, y1] = boxes[Math.floor(random() * boxes.length)]!;
    const r = [0.6, 0.7, 0.8, 1, 1.4][Math.floor(random() * 5)]!;
    out += disc(x0 + random() * (x1 - x0), y0 + random() * (y1 - y0), r);
  }
  return `<path d="${out}" fill="#fff2d0" style="opacity:var(--star)"/>`;
}

/** Inside of a drinking cup: the round frame of every portrait, radius 50, key border. */
export function cup(): string {
  cupPicture ??= picture('-50 -50 100 100', drawCup());
  return cupPicture;
}
let cupPicture: string | undefined;
function drawCup(): string {
  const units = 20;
  const key = meander((u, v) => {
    const [r, a] = [46 - 6.6 * v, (2 * Math.PI * u) / units];
    return [r * Math.cos(a), r * Math.sin(a)];
  }, units);
  return (
    `<radialGradient id="glow" cx=".4" cy=".3" r=".8"><stop offset="0" stop-color="#e58a55"/><stop offset=".6" stop-color="#c4602f"/><stop offset="1" stop-color="#8a3b1e"/></radialGradient>` +
    `<circle r="50" fill="${INK}"/><circle r="48.6" fill="#e9b787"/><circle r="48" fill="${INK}"/><path d="${key}z" fill="none" stroke="#e9a877" stroke-width="1.5"/>` +
    `<circle r="37.6" fill="#e9b787"/><circle r="36.6" fill="url(#glow)"/>`
  );
}
