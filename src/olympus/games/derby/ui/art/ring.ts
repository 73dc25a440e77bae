/** The race track: a floating stone ring round Mount Olympus in soft perspective. Lengths are ground units, projected. */
import { INK, meander, n, poly, type Point } from '$web/art/kit.ts';

export interface Shape {
  cx: number;
  cy: number;
  /** Half axes of the superellipse on the ground, and its exponent. */
  a: number;
  b: number;
  e: number;
  /** Perspective: foreshortening and depth. */
  k: number;
  q: number;
  lane: number;
  bezel: number;
  key: number;
  /** Length hidden behind the summit, where no sector lies. */
  gap: number;
  shift: number;
  /** Length of the start, in sectors. */
  start: number;
}

export const WIDE: Shape = {
  cx: 720,
  cy: 318,
  a: 408,
  b: 244,
  e: 2.4,
  k: 0.8,
  q: 0.00035,
  lane: 64,
  bezel: 24,
  key: 15,
  gap: 150,
  shift: 18,
  start: 1.8,
};
export const TALL: Shape = {
  cx: 195,
  cy: 170,
  a: 149,
  b: 137,
  e: 2.7,
  k: 0.9,
  q: 0.00055,
  lane: 40,
  bezel: 17,
  key: 10,
  gap: 66,
  shift: 2,
  start: 1.5,
};

export class Ring {
  readonly half: number;
  readonly length: number;
  readonly pitch: number;
  private readonly points: Point[] = [];
  private readonly lengths: number[] = [0];
  private readonly bounds: (readonly [number, number])[] = [];

  constructor(
    readonly shape: Shape,
    readonly finish: number,
  ) {
    const { a, b, e, gap, shift, start } = shape;
    const steps = 1200;
    for (let i = 0; i <= steps; i++) {
      const angle = Math.PI - (2 * Math.PI * i) / steps;
      const [c, d] = [Math.cos(angle), Math.sin(angle)];
      this.points.push([a * Math.sign(c) * Math.abs(c) ** (2 / e), b * Math.sign(d) * Math.abs(d) ** (2 / e)]);
      if (i) {
        const [p, r] = [this.points[i - 1]!, this.points[i]!];
        this.lengths.push(this.lengths[i - 1]! + Math.hypot(r[0] - p[0], r[1] - p[1]));
      }
    }
    this.half = shape.lane / 2;
    this.length = this.lengths[steps]!;
    const sectors = finish - 1;
    this.pitch = (this.length - gap) / (sectors + start);
    const summit = Math.round(sectors * 0.783);
    const first = shift + (start * this.pitch) / 2;
    this.bounds.push([shift - (start * this.pitch) / 2, first]);
    for (let i = 1; i <= sectors; i++) {
      const from = first + (i - 1) * this.pitch + (i > summit ? gap : 0);
      this.bounds.push([from, from + this.pitch]);
    }
  }

  span(sector: number): readonly [number, number] {
    return this.bounds[Math.min(sector, this.finish - 1)]!;
  }

  centre(sector: number): number {
    const [from, to] = this.span(sector);
    return (from + to) / 2;
  }

  /** A point of the track on the screen: so far along, so far outwards. */
  at(along: number, out = 0): Point {
    const [x, y] = this.ground(along, out);
    const z = 1 / (1 - this.shape.q * y);
    return [this.shape.cx + x * z, this.shape.cy + y * this.shape.k * z];
  }

  scale(along: number): number {
    return 1 / (1 - this.shape.q * this.ground(along, 0)[1]);
  }

  private ground(along: number, out: number): Point {
    const l = ((along % this.length) + this.length) % this.length;
    let low = 0;
    let high = this.points.length - 2;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.lengths[middle]! <= l) low = middle;
      else high = middle - 1;
    }
    const count = this.points.length - 1;
    const [p, r] = [this.points[low]!, this.points[low + 1]!];
    const f = (l - this.lengths[low]!) / (this.lengths[low + 1]! - this.lengths[low]! || 1);
    const before = this.points[(low - 4 + count) % count]!;
    const after = this.points[(low + 5) % count]!;
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const h = Math.hypot(dx, dy);
    return [p[0] + (r[0] - p[0]) * f - (dy / h) * out, p[1] + (r[1] - p[1]) * f + (dx / h) * out];
  }

  path(from: number, to: number, out: number, step = 9): Point[] {
    const count = Math.max(2, Math.floor(Math.abs(to - from) / step));
    return Array.from({ length: count + 1 }, (_, i) => this.at(from + ((to - from) * i) / count, out));
  }

  cell(from: number, to: number, inner: number, outer: number): string {
    const step = this.length / 110;
    return poly([...this.path(from, to, inner, step), ...this.path(from, to, outer, step).reverse()], true);
  }

  /** The part of the lane that belongs to a sector. */
  sector(sector: number, inset = 1.5): string {
    return this.cell(...this.span(sector), -this.half + inset, this.half - inset);
  }

  cross(along: number, inner: number, outer: number): string {
    const [a, b] = [this.at(along, inner), this.at(along, outer)];
    return `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`;
  }

  private loop(out: number): string {
    return poly(this.path(0, this.length, out, this.length / 80), true);
  }

  private band(a: number, b: number): string {
    return this.loop(a) + this.loop(b);
  }

  /** Everything that never changes during a race. */
  draw(wall: number): string {
    const { key, bezel } = this.shape;
    const h = this.half;
    const [inner, outer] = [-h - key, h + bezel];
    const parts = [
      `<defs><path id="dd-ring" d="${this.band(inner, outer)}" fill-rule="evenodd"/></defs>`,
      `<use href="#dd-ring" y="${wall + 18}" fill="#0a1c2b" opacity=".42" filter="url(#dd-soft)"/><use href="#dd-ring" y="${wall}" fill="#3b170c"/>`,
    ];
    for (let i = wall - 2; i > 0; i -= 3)
      parts.push(`<use href="#dd-ring" y="${i}" fill="${i > wall * 0.6 ? '#5b2512' : '#74331a'}"/>`);
    const [from, to] = [this.length * 0.055, this.length * 0.445];
    const wallUnits = Math.floor((to - from) / (wall * 1.55));
    const wallKey = meander((u, v) => {
      const [x, y] = this.at(from + ((to - from) * u) / wallUnits, outer);
      return [x, y + 3.5 + (wall - 7) * v];
    }, wallUnits);
    parts.push(
      `<path d="${wallKey}" fill="none" stroke="#e9b787" stroke-opacity=".75" stroke-width="1.5"/><use href="#dd-ring" fill="${INK}"/>`,
    );
    parts.push(`<path d="${this.band(-h, h)}" fill="url(#dd-lane)" fill-rule="evenodd"/>`);
    const sectors = Array.from({ length: this.finish - 1 }, (_, i) => i + 1);
    const even = sectors.filter((i) => i % 2 === 0).map((i) => this.cell(...this.span(i), -h, h));
    parts.push(`<path d="${even.join('')}" fill="#8e3d1b" opacity=".34"/>`);
    parts.push(`<path d="${this.band(-h - 1.5, inner + 1.5)}" fill="#f0dfba" fill-rule="evenodd"/>`);
    const pad = key * 0.24;
    const units = Math.floor(this.length / (key * 1.9));
    const keyBand = meander((u, v) => this.at((this.length * u) / units, inner + pad + (key - 2 * pad) * v), units);
    parts.push(`<path d="${keyBand}z" fill="none" stroke="${INK}" stroke-width="${n(key / 10)}"/>`);
    for (const [out, width, colour] of [
      [outer - 1.2, 2, '#e0b54d'],
      [h + 1, 1.4, '#e0b54d'],
      [-h, 1.6, INK],
      [inner + 0.6, 1.4, '#e0b54d'],
    ] as const)
      parts.push(`<path d="${this.loop(out)}" fill="none" stroke="${colour}" stroke-width="${width}"/>`);
    for (const out of [-h / 3, h / 3])
      parts.push(`<path d="${this.loop(out)}" fill="none" stroke="#ffdcb0" stroke-opacity=".16" stroke-width="1.2"/>`);
    const joints = (shift: number, inset: number) =>
      sectors
        .slice(0, -1)
        .map((i) => this.cross(this.span(i)[1] + shift, -h + inset, h - inset))
        .join('');
    parts.push(
      `<path d="${joints(0, 0)}" stroke="${INK}" stroke-opacity=".55" stroke-width="1.3"/><path d="${joints(1.5, 1)}" stroke="#ffd9ab" stroke-opacity=".28"/>`,
    );
    return parts.join('');
  }

  /** The numbers of the sectors, on the bezel. */
  numerals(size: number): string {
    const numerals = Array.from({ length: this.finish - 1 }, (_, index) => {
      const i = index + 1;
      const [x, y] = this.at(this.centre(i), this.half + this.shape.bezel / 2);
      const f = size * this.scale(this.centre(i));
      return `<text class="${i % 4 && i > 1 ? 'minor' : 'major'}" x="${n(x)}" y="${n(y + f * 0.35)}" font-size="${n(f)}">${i}</text>`;
    });
    return `<g class="n" text-anchor="middle" font-weight="600" fill="#f6e3bd">${numerals.join('')}</g>`;
  }
}
