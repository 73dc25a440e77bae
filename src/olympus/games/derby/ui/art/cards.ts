/** Movement cards (124 × 178), bet cards (100 × 140), holders, Zeus' cards: pictures. */
import feather from 'icon:feather';
import laurels from 'icon:laurels';
import shield from 'icon:round-shield';
import { CLAY, INK, meanderLine, n, picture } from '$web/art/kit.ts';
import { COLOURS, CREATURES, silhouette, type Creature } from './creatures.ts';

const BANDS: Record<Creature, string> = {
  Dragon: 'M0 10l4.5-8 4.5 8z',
  Phoenix: 'M0 10l3-8 3 8zM6 2l1.5 4 1.5-4z',
  Pegasus: 'M1 2h2.6l3.4 4-3.4 4h-2.6l3.4-4z',
  Lamassu: 'M1 1.8h7.6v3.6H1zM-3.5 6.6h7.6v3.6h-7.6zM5.5 6.6h7.6v3.6h-7.6z',
  Gryphon: 'M1 2h7v6h-4.6v-2.8h1.8v1h1v-2.4h-3.4v6.2H1z',
  Sylph: 'M0 7q2.25-6 4.5-1.5t4.5-1.5v2.4q-2.25 6-4.5 1.5t-4.5 1.5z',
};

const PAPER =
  '<linearGradient id="paper" x2=".3" y2="1"><stop offset="0" stop-color="#fdf7ea"/><stop offset="1" stop-color="#ecdcbd"/></linearGradient>';
const CLOUD =
  'opacity=".55" d="M0 112q10-12 22-6 6-14 22-10 12-10 24 0 14-8 24 4 14-4 20 6 8-4 14 2v20H0z"/><path opacity=".9" d="M0 120q12-10 24-4 10-12 26-6 14-8 26 2 14-8 26 2 10-4 24 4v14H0z"';

function movementCard(k: Creature): string {
  const [colour, tint, shade] = COLOURS[k];
  return picture(
    '0 0 124 178',
    `<linearGradient id="w" x2="0" y2="1"><stop offset="0" stop-color="${shade}"/><stop offset=".45" stop-color="${colour}"/><stop offset="1" stop-color="${tint}"/></linearGradient>` +
      `<pattern id="p" x="7" y="123" width="9" height="12" patternUnits="userSpaceOnUse"><path fill="${k === 'Gryphon' ? INK : '#fff6e0'}" d="${BANDS[k]}"/></pattern><clipPath id="window"><rect x="7" y="7" width="110" height="116" rx="5"/></clipPath>${PAPER}` +
      `<rect x=".5" y=".5" width="123" height="177" rx="10" fill="#fbf4e4" stroke="${INK}" stroke-opacity=".55"/><rect x="1.5" y="1.5" width="121" height="175" rx="9" fill="url(#paper)"/>` +
      `<g clip-path="url(#window)"><rect x="7" y="7" width="110" height="116" fill="url(#w)"/><circle cx="64" cy="76" r="43" fill="#fff7e6" opacity=".9"/><circle cx="64" cy="76" r="48" fill="none" stroke="#fff7e6" stroke-opacity=".5" stroke-width="1.4"/>` +
      `<g fill="${tint}"><path ${CLOUD}/></g></g>${silhouette(k, 24, 34, 82)}` +
      `<rect x="7" y="123" width="110" height="12" fill="${colour}"/><rect x="7" y="123" width="110" height="12" fill="url(#p)"/><path d="M7 123h110M7 135h110" stroke="${INK}" stroke-width="1.2"/><rect x="6.4" y="6.4" width="111.2" height="165.2" rx="6" fill="none" stroke="${INK}" stroke-width="1.3"/>` +
      `<path d="M9 6.4h33v45l-16.5 11-16.5-11z" fill="${INK}"/><path d="M11.5 6.4v43.4l14 9.4 14-9.4V6.4" fill="none" stroke="#d3a53a" stroke-width="1.2"/><circle cx="25.5" cy="153.5" r="14.5" fill="#fffaf0" stroke="${INK}" stroke-width="1.3"/><svg x="43" y="146" width="14" height="14" viewBox="0 0 512 512" fill="${INK}" opacity=".5">${feather}</svg>`,
  );
}

/** Pictures of a movement card, without its figures. */
export const CARDS = Object.fromEntries(CREATURES.map((k) => [k, movementCard(k)])) as Record<Creature, string>;
export const PROTECTION = picture(
  '0 0 124 178',
  `<rect x=".5" y=".5" width="123" height="177" rx="10" fill="#f3e3c4" stroke="${INK}" stroke-opacity=".6"/><rect x="7" y="7" width="110" height="164" rx="6" fill="#1d4a66"/><svg x="22" y="49" width="80" height="80" viewBox="0 0 512 512" fill="#f0d28a">${shield}</svg>`,
);
export const TRICK = picture(
  '0 0 52 46',
  `<linearGradient id="bolt" x2="0" y2="1"><stop offset="0" stop-color="#ffe9a6"/><stop offset="1" stop-color="#e0a32a"/></linearGradient><path d="M9 5L46 1l-8 11 13 2-12 13 8 3-33 15 6-13-13 0 8-12L1 19z" fill="url(#bolt)" stroke="${INK}" stroke-width="2" stroke-linejoin="round"/>`,
);
export const BET_BACK = picture(
  '0 0 100 140',
  `<linearGradient id="back" x2="1" y2="1"><stop offset="0" stop-color="#d0693a" stop-opacity=".75"/><stop offset="1" stop-color="#3a140a" stop-opacity=".4"/></linearGradient><rect x=".5" y=".5" width="99" height="139" rx="8" fill="#f3e3c4" stroke="${INK}" stroke-opacity=".7"/><rect x="5" y="5" width="90" height="130" rx="5" fill="#6f2c16"/><rect x="5" y="5" width="90" height="130" rx="5" fill="url(#back)"/>
<path d="${meanderLine(11, 10.5, 78, 8)}" fill="none" stroke="#e9b787" stroke-width="1.3"/><path d="${meanderLine(11, 121.5, 78, 8)}" fill="none" stroke="#e9b787" stroke-width="1.3"/><circle cx="50" cy="70" r="33" fill="#4a1b0d" stroke="#e9b787" stroke-width="1.4"/>`,
);
export const TROUGH = picture(
  '0 0 464 52',
  `<linearGradient id="wood" x2="0" y2="1"><stop offset="0" stop-color="#bd5b2b"/><stop offset="1" stop-color="#7a3319"/></linearGradient><path d="M12 2h440l10 9-5 41H7L2 11z" fill="#5b2512"/><path d="M12 2h440l10 9H2z" fill="#dd8350"/><path d="M2 11h460v2.5H2z" fill="#f0a877"/><path d="M3 13h458l-4 39H7z" fill="url(#wood)"/><path d="${meanderLine(16, 21, 84, 14)}" fill="none" stroke="#3a160a" stroke-width="1.8"/><path d="${meanderLine(364, 21, 84, 14)}" fill="none" stroke="#3a160a" stroke-width="1.8"/>`,
  'preserveAspectRatio="none"',
);

/** A temple with a column for each place: those that win are gilded; a wine-red broken one stands for disqualified. */
function temple(wins: readonly string[]): string {
  const index: Record<string, number> = {
    '1st': 0,
    '2nd': 1,
    '3rd': 2,
    '4th': 3,
    '5th': 4,
    '6th': 5,
    'next-to-last': 4,
    last: 5,
  };
  const lit = new Set(wins.map((place) => index[place]));
  let out = '';
  for (let i = 0; i < 6; i++) {
    const x = 17.5 + i * 11.2;
    const on = lit.has(i);
    out += `<path d="M${n(x)} 87.5l.9-19h6.2l.9 19z" fill="${on ? 'url(#gilt)' : 'none'}" stroke="${INK}" stroke-opacity="${on ? 1 : 0.38}" stroke-width="1.1" stroke-linejoin="round"/>`;
  }
  out += `<path d="M14 68.2h72v-3.6H14zM12 64.2L50 53.5l38 10.7z" fill="#ecd4a6" stroke="${INK}" stroke-width="1.2" stroke-linejoin="round"/><path d="M11 88.6h78" stroke="${INK}" stroke-width="1.4"/><path d="M12 91.5h76" stroke="${INK}" stroke-opacity=".5" stroke-width="1.1"/>`;
  if (wins.includes('disqualified'))
    out += `<g transform="translate(50 77)"><path d="M-16-9l32 18M-16 9l32-18" stroke="#fbf4e4" stroke-width="9" stroke-linecap="round"/><path d="M-16-9l32 18M-16 9l32-18" stroke="#6d2138" stroke-width="5" stroke-linecap="round"/></g>`;
  return out;
}

const FRAME = `${PAPER}<linearGradient id="gilt"><stop offset="0" stop-color="#f2cf6d"/><stop offset="1" stop-color="#b98518"/></linearGradient><rect x=".5" y=".5" width="99" height="139" rx="8" fill="#fbf4e4" stroke="${INK}" stroke-opacity=".6"/><rect x="1.5" y="1.5" width="97" height="137" rx="7" fill="url(#paper)"/><rect x="5" y="5" width="90" height="130" rx="4.5" fill="none" stroke="${CLAY}" stroke-width="1.2"/><svg x="29" y="93" width="42" height="42" viewBox="0 0 512 512" fill="#a9781c">${laurels}</svg>`;
const bets = new Map<string, string>();
/** A bet card that wins at these places, without its name and points. */
export function betCard(wins: readonly string[]): string {
  const key = wins.join();
  let found = bets.get(key);
  if (!found) bets.set(key, (found = picture('0 0 100 140', FRAME + temple(wins))));
  return found;
}
