/** The front of a temple, 1440 × 900: pediment, entablature, three columns, steps. The home page lives in it. */
import { cloud, cloudDefs, meanderLine, n, stars } from './kit.ts';

const [X0, X1] = [60, 1380];

function column(x: number, y0: number, y1: number, w = 54): string {
  let flutes = '';
  for (let i = 0; i < 7; i++)
    flutes += `<path d="M${n(x - w * 0.36 + i * w * 0.12)} ${y0 + 40}V${y1 - 20}" stroke="#a37a4e" stroke-opacity="${i % 5 === 0 || i === 6 ? 0.75 : 0.42}" stroke-width="1.6"/>`;
  const volute = (s: number) =>
    `<path transform="translate(${n(x + s * w * 0.46)} ${y0 + 21}) scale(${s} 1)" d="M0-9a11 11 0 1 1-11 11a7.5 7.5 0 1 1 13.5 3a4 4 0 1 1-5-4.5" fill="#f3e2bf" stroke="#7d5a37" stroke-width="2"/>`;
  return (
    `<path d="M${n(x - w * 0.4)} ${y0 + 36}h${n(w * 0.8)}l${n(w * 0.05)} ${y1 - y0 - 56}h${n(-w * 0.9)}z" fill="url(#h-shaft)"/>${flutes}` +
    `<path d="M${n(x - w * 0.5)} ${y1 - 20}h${n(w)}v7h${n(-w)}zM${n(x - w * 0.56)} ${y1 - 13}h${n(w * 1.12)}v13h${n(-w * 1.12)}z" fill="#f3e2bf"/><path d="M${n(x - w * 0.56)} ${y1 - 13}h${n(w * 1.12)}M${n(x - w * 0.56)} ${y1 - 2}h${n(w * 1.12)}" stroke="#a37a4e" stroke-width="2"/>` +
    `<path d="M${n(x - w * 0.42)} ${y0 + 30}h${n(w * 0.84)}v8h${n(-w * 0.84)}z" fill="#d9bd8c"/><path d="M${n(x - w * 0.5)} ${y0 + 10}h${n(w)}v14q${n(-w * 0.5)} 14 ${n(-w)} 0z" fill="#ecd7ae"/><path d="M${n(x - w * 0.36)} ${y0 + 27}h${n(w * 0.72)}" stroke="#7d5a37" stroke-width="5" stroke-dasharray="3.4 3"/>${volute(1)}${volute(-1)}<rect x="${n(x - w * 0.68)}" y="${y0}" width="${n(w * 1.36)}" height="11" fill="#fff3da"/><path d="M${n(x - w * 0.68)} ${y0 + 10.5}h${n(w * 1.36)}" stroke="#a37a4e" stroke-width="1.6"/>`
  );
}

const palm = (x: number, y: number, s: number) =>
  `<g transform="translate(${x} ${y}) scale(${s})" fill="#e0b54d" stroke="#1d1512"><path d="M0 0c-3-8-3-20 0-28c3 8 3 20 0 28zM-3 0c-8-5-14-14-14-24c8 4 13 14 14 24zM3 0c8-5 14-14 14-24c-8 4-13 14-14 24zM-5 1c-9-1-18-6-22-14c9 0 18 6 22 14zM5 1c9-1 18-6 22-14c-9 0-18 6-22 14z"/><circle r="4"/></g>`;

export const FACADE_DEFS = `${cloudDefs('h-cl')}<linearGradient id="h-shaft"><stop offset="0" stop-color="#c9a673"/><stop offset=".28" stop-color="#fbeed2"/><stop offset=".6" stop-color="#ead3a6"/><stop offset="1" stop-color="#a37a4e"/></linearGradient>
<linearGradient id="h-step" x2="0" y2="1"><stop offset="0" stop-color="#efdcb6"/><stop offset="1" stop-color="#d9bd8c"/></linearGradient><linearGradient id="h-tymp" x2="0" y2="1"><stop offset="0" stop-color="#e08a52"/><stop offset="1" stop-color="#b9532a"/></linearGradient>
<linearGradient id="h-night" x2="0" y2="1"><stop offset="0" style="stop-color:var(--sky-1)"/><stop offset=".7" style="stop-color:var(--sky-2)"/><stop offset="1" style="stop-color:var(--sky-4)"/></linearGradient><radialGradient id="h-halo"><stop offset="0" stop-color="#f3c987" stop-opacity=".55"/><stop offset="1" stop-color="#f3c987" stop-opacity="0"/></radialGradient>`;

/** The sky round the temple, stretched over the window. */
export function homeSky(): string {
  const bank = (x: number, y: number, s: number, flip = false) =>
    cloud('h-cl', x, y, s, 'var(--bank-1)', 'var(--bank-2)', 2, 0.9, flip);
  return `<rect width="1440" height="900" fill="url(#h-night)"/>${stars(
    11,
    [
      [0, 0, 560, 110],
      [880, 0, 1440, 110],
      [0, 110, 60, 640],
      [1380, 110, 1440, 640],
    ],
    90,
  )}<ellipse cx="720" cy="120" rx="760" ry="230" fill="url(#h-halo)"/>${bank(20, 690, 1.1)}${bank(1424, 690, 1.1, true)}`;
}

/** Pediment and entablature, the top 211 units; silhouettes of the games on both sides of the name. */
export function pediment(left: readonly string[], right: readonly string[]): string {
  const row: readonly (readonly [number, number, number])[] = [
    [446, 84, 50],
    [392, 94, 40],
    [346, 102, 32],
    [310, 110, 22],
  ];
  const figures = (bodies: readonly string[]) =>
    row
      .map(([x, y, w], i) =>
        bodies[i] ? `<svg x="${x}" y="${y}" width="${w}" height="${w}" viewBox="0 0 512 512">${bodies[i]}</svg>` : '',
      )
      .join('');
  return `<path d="M${X0 - 16} 142L720 12L${X1 + 16} 142z" fill="#fff3da"/><path d="M${X0 - 16} 142L720 12L${X1 + 16} 142" fill="none" stroke="#b98f5e" stroke-width="2"/><path d="M${X0 + 62} 136L720 26L${X1 - 62} 136z" fill="#1d1512"/><path d="M${X0 + 92} 133L720 31L${X1 - 92} 133z" fill="url(#h-tymp)"/>
<g fill="#1d1512" style="--cut:#cf6f3e">${figures(left)}<g transform="translate(1440 0) scale(-1 1)">${figures(right)}</g></g>
${palm(720, 16, 0.62)}${palm(X0 - 4, 142, 0.7)}${palm(X1 + 4, 142, 0.7)}
<rect x="${X0 - 16}" y="141" width="${X1 - X0 + 32}" height="8" fill="#fff3da"/><rect x="${X0 - 6}" y="149" width="${X1 - X0 + 12}" height="13" fill="#8a653c"/><path d="M${X0 + 18} 154h${X1 - X0 - 36}" stroke="#b98f5e" stroke-width="9" stroke-dasharray="11 8"/><rect x="${X0}" y="161" width="${X1 - X0}" height="40" fill="#1d1512"/><path d="M${X0} 164.5h${X1 - X0}M${X0} 197.5h${X1 - X0}" stroke="#d3a53a" stroke-width="1.5"/><path d="${meanderLine(96, 172, 1248, 18)}" fill="none" stroke="#e9a877" stroke-width="2.2"/><rect x="${X0 - 4}" y="201" width="${X1 - X0 + 8}" height="9" fill="#fff3da"/><rect x="${X0 - 4}" y="209" width="${X1 - X0 + 8}" height="2" fill="#a37a4e"/>`;
}

export function hall(): string {
  return `<rect x="${X0 + 6}" y="211" width="${X1 - X0 - 12}" height="505" fill="#0c1d2b"/>${column(100, 211, 716)}${column(720, 211, 716)}${column(1340, 211, 716)}
<rect x="${X0 - 12}" y="716" width="${X1 - X0 + 24}" height="10" fill="#fff3da"/><rect x="${X0 - 12}" y="726" width="${X1 - X0 + 24}" height="142" fill="url(#h-step)"/><rect x="${X0 - 40}" y="866" width="${X1 - X0 + 80}" height="8" fill="#fff3da"/><rect x="${X0 - 40}" y="874" width="${X1 - X0 + 80}" height="26" fill="#cfae7d"/><path d="M${X0 - 12} 727h${X1 - X0 + 24}M${X0 - 40} 875h${X1 - X0 + 80}" stroke="#a37a4e" stroke-width="2"/>`;
}
