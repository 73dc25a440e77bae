/** Rays, wedges, smooth curves and marks along them. */
export type At = readonly [number, number];
const r = (v: number) => String(Math.round(v * 10) / 10);

export function rays(cx: number, cy: number, r0: number, r1: number, count: number, width = 0.5): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const a = (2 * Math.PI * i) / count;
    const h = (Math.PI / count) * width;
    d += `M${r(cx + r0 * Math.cos(a - h))} ${r(cy + r0 * Math.sin(a - h))}L${r(cx + r1 * Math.cos(a))} ${r(cy + r1 * Math.sin(a))}L${r(cx + r0 * Math.cos(a + h))} ${r(cy + r0 * Math.sin(a + h))}Z`;
  }
  return d;
}

export function wedges(cx: number, cy: number, r0: number, r1: number, count: number, width = 0.5): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const a = (2 * Math.PI * i) / count;
    const h = (Math.PI / count) * width;
    const corners = [
      [r0, a - h],
      [r1, a - h],
      [r1, a + h],
      [r0, a + h],
    ] as const;
    d += `M${corners.map(([q, t]) => `${r(cx + q * Math.cos(t))} ${r(cy + q * Math.sin(t))}`).join('L')}Z`;
  }
  return d;
}

/** A curve through the points, drawn by a steady hand. */
export function smooth(points: readonly At[], closed: boolean, k: number): string {
  const n = points.length;
  const at = (i: number) => points[closed ? (i + n) % n : Math.min(Math.max(i, 0), n - 1)]!;
  let d = `M${r(at(0)[0])} ${r(at(0)[1])}C`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (const [x, y] of [
      [p1[0] + ((p2[0] - p0[0]) * k) / 3, p1[1] + ((p2[1] - p0[1]) * k) / 3],
      [p2[0] - ((p3[0] - p1[0]) * k) / 3, p2[1] - ((p3[1] - p1[1]) * k) / 3],
      p2,
    ] as At[])
      d += `${r(x)} ${r(y)} `;
  }
  return d.trim() + (closed ? 'Z' : '');
}

/** count + 1 marks at equal distance on the smooth curve through the points. */
export function along(points: readonly At[], count: number): At[] {
  const fine: At[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [
      points[Math.max(i - 1, 0)]!,
      points[i]!,
      points[i + 1]!,
      points[Math.min(i + 2, points.length - 1)]!,
    ];
    for (let k = 0; k < 20; k++) {
      const t = k / 20;
      const f = (j: 0 | 1) =>
        0.5 *
        (2 * p1[j] +
          (p2[j] - p0[j]) * t +
          (2 * p0[j] - 5 * p1[j] + 4 * p2[j] - p3[j]) * t * t +
          (3 * p1[j] - p0[j] - 3 * p2[j] + p3[j]) * t ** 3);
      fine.push([f(0), f(1)]);
    }
  }
  fine.push(points.at(-1)!);
  const far = [0];
  for (let i = 1; i < fine.length; i++)
    far.push(far[i - 1]! + Math.hypot(fine[i]![0] - fine[i - 1]![0], fine[i]![1] - fine[i - 1]![1]));
  const whole = far.at(-1)!;
  return Array.from({ length: count + 1 }, (_, i) => fine[far.findIndex((v) => v >= (whole * i) / count - 1e-6)]!);
}

/** The same numbers every time. */
export function dice(seed: number): (low: number, high: number) => number {
  let s = seed * 7919 + 17;
  return (low, high) => low + ((s = (s * 16807) % 2147483647) / 2147483647) * (high - low);
}
