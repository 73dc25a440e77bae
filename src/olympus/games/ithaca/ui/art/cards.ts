/** Fate cards, their backs, the Proci: SVG text. A card is one picture and its figures, wherever it lies. */
import { drawing, image } from './drawing.ts';
import { figure, FOUR, type God } from './gods.ts';

const num = (x: number, y: number, size: number, text: string | number, more = '') =>
  `<text x="${x}" y="${y}" font-size="${size}" text-anchor="middle" font-family="var(--title)" font-weight="800" fill="#f6ecd9" ${more}>${text}</text>`;

function tondo(god: God, cx: number, cy: number, r: number, size: number): string {
  return `<use href="#oi-td" transform="translate(${cx} ${cy}) scale(${(r / 53).toFixed(3)})"/>${figure(god, cx, cy, size)}`;
}
const ground = (shape: string, god: God) =>
  `<use href="#oi-${shape}" fill="url(#oi-g${god})"/><use href="#oi-${shape}" fill="url(#oi-p${god})" opacity=".22"/>`;

/** One side of a card: its picture, the number on it and, on big ones, the name. */
export interface Face {
  href: string;
  box: readonly [width: number, height: number];
  /** Where the number stands: the middle, the foot, and how big it is. */
  at: readonly [x: number, y: number, size: number];
  value: number | '';
  name?: { text: string; y: number; size: number; apart: number };
}
const [BIG, MINI] = ['0 0 150 214', '0 0 60 86'];
const SMALL = [60, 86] as const;

/** The big card, 150 × 214; the names are given, in the reader's language. */
export function fate(gods: readonly God[], value: number, names: readonly string[]): Face {
  const [one, two] = gods as [God, God?];
  let o = '<use href="#oi-cf0"/>';
  if (!two) o += ground('d0', one) + tondo(one, 80, 117, 53, 74);
  else
    o +=
      ground('d1', one) +
      ground('d2', two) +
      '<path d="M142 82L8 134" stroke="#1d1512" stroke-width="7"/><path d="M142 82L8 134" stroke="#f6ecd9" stroke-width="3"/>' +
      tondo(one, 102, 55, 36, 50) +
      tondo(two, 49, 140, 35, 49);
  const text = names.map((name) => name.toUpperCase()).join(' · ');
  const name = two
    ? { text, y: 197, size: Math.min(12.5, 128 / (text.length * 0.8)), apart: 0.6 }
    : { text, y: 198.5, size: 17, apart: 2.4 };
  return { href: drawing(BIG, `${o}<use href="#oi-cf1"/>`), box: [150, 214], at: [36, 60, 58], value, name };
}

export const back = (): Face => ({
  href: drawing(MINI, '<use href="#oi-back"/>'),
  box: SMALL,
  at: [0, 0, 1],
  value: '',
});
const SHIP_BOX = '0 0 130 96';
export const ship = (sail: string) =>
  drawing(SHIP_BOX, `<use href="#oi-ship" width="130" height="96" style="--sail:${sail}"/>`);

/** The same at 60 × 86: number tab, colour, silhouette; no words. */
export function mini(gods: readonly God[], value: number): Face {
  const [one, two] = gods as [God, God?];
  let o = '<use href="#oi-mf0"/>';
  if (!two) o += ground('e0', one) + tondo(one, 32, 57, 21, 31);
  else
    o +=
      ground('e1', one) +
      ground('e2', two) +
      '<path d="M56 34L4 56" stroke="#1d1512" stroke-width="3.4"/><path d="M56 34L4 56" stroke="#f6ecd9" stroke-width="1.4"/>' +
      tondo(one, 43.5, 24, 14, 20) +
      tondo(two, 30, 66, 14, 20);
  return { href: drawing(MINI, `${o}<use href="#oi-mf1"/>`), box: SMALL, at: [17.4, 30.5, 29], value };
}

/** Where a mini card lies in a bigger drawing. */
export function lying(x: number, y: number, width: number, turn: number): string {
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(${(width / 60).toFixed(3)})`;
}

/** A card of my Oracle: face down, its corner lifted for my eyes only. 60 × 86. */
export function peek(gods: readonly God[], value: number): Face {
  const [one, two] = gods as [God, God?];
  const flap = 'M60 34L8 86V34Z';
  let o = `<g clip-path="url(#oi-pk)"><use href="#oi-back"/></g><g clip-path="url(#oi-pf)"><rect width="60" height="86" fill="url(#oi-g${one})"/><rect width="60" height="86" fill="url(#oi-p${one})" opacity=".2"/>`;
  if (two)
    o += `<path d="M34 60L8 52V86Z" fill="url(#oi-g${two})"/><path d="M36 61L8 52" stroke="#f6ecd9" stroke-width="1.6"/>`;
  o += `<path d="M60 34L8 86" stroke="#0008" stroke-width="9"/></g><path d="${flap}" fill="none" stroke="#1d1512" stroke-width="3.4" stroke-linejoin="round"/><path d="${flap}" fill="none" stroke="#f6ecd9" stroke-width="1.8" stroke-linejoin="round"/>`;
  o += `<path d="M9 35H28V52Q28 57 23 57H9Z" fill="#1d1512"/>${figure(one, 38.5, 44.5, 14)}${two ? figure(two, 16, 66, 11) : ''}`;
  return { href: drawing(MINI, o), box: SMALL, at: [18.3, 53, 20], value };
}

/** Every face, to be drawn before it is dealt. */
export function faces(): (() => unknown)[] {
  const pairs = FOUR.flatMap((one) => [[one], ...FOUR.filter((two) => two !== one).map((two) => [one, two])]);
  return pairs.flatMap((gods) => [() => mini(gods, 1), () => fate(gods, 1, []), () => peek(gods, 1)]);
}

const SUITOR =
  '<symbol id="oi-suitor" viewBox="0 0 100 124"><path d="M24 124C32 108 30 96 28 90C12 82 8 56 16 38C24 16 52 6 72 18C78 24 80 32 82 40L92 58C93 61 88 62 85 63L87 69L83 72L86 77C87 84 84 96 78 108C70 108 64 104 61 98C60 108 64 116 70 124Z" fill="#1d1512"/><path d="M66 41C70 37 76 37 80 40C76 45 70 45 66 41Z" fill="#f3cfa4"/><circle cx="73" cy="41" r="1.8" fill="#1d1512"/><path d="M63 34Q71 29 81 33M60 62C62 74 70 74 84 72M60 62C58 74 60 88 62 97M52 56C46 54 44 64 51 66M20 44C34 30 56 24 77 26M66 80L64 92M72 82L71 98M77 80L77 94" stroke="#f3cfa4" stroke-width="1.8" fill="none" stroke-linecap="round"/><path d="M24 41l5-8 3 6zM33 35l5-8 3 6zM43 30l5-7 3 6zM53 27l6-6 2 6zM63 25l7-4 1 5z" fill="#f0d48a"/></symbol>';

/** 52 × 74: the suitors, black heads on clay, wine for what they cost; the card bears their name. */
export const proci = (name: string) =>
  `<g id="oi-proci">${image('0 0 52 74', '<rect width="52" height="74" rx="5" fill="#1d1512"/><rect x="1.5" y="1.5" width="49" height="71" rx="4" fill="#f6ecd9"/><rect x="3.5" y="3.5" width="45" height="67" rx="2.5" fill="url(#oi-wine)"/><rect x="6" y="6" width="40" height="48" rx="2" fill="url(#oi-suitors)"/><svg x="6" y="6" width="40" height="48" viewBox="0 0 40 48"><use href="#oi-suitor" x="-7" y="9" width="34" height="42"/><use href="#oi-suitor" x="9" y="5" width="36" height="46"/></svg>')}` +
  // a long name could not be read at this size: then the picture says it
  `${name.length > 8 ? '' : num(26, 66, Math.min(10.4, 54 / name.length), name.toUpperCase(), 'letter-spacing=".4"')}</g>`;

const BACK =
  '<g id="oi-back"><rect width="60" height="86" rx="6" fill="#0d0907"/><rect x="1.5" y="1.5" width="57" height="83" rx="5" fill="#c4602f"/><rect x="4.2" y="4.2" width="51.6" height="77.6" rx="3" fill="#1d1512"/><rect x="7.5" y="8" width="45" height="8" fill="url(#oi-keys)"/><rect x="7.5" y="8" width="45" height="8" fill="url(#oi-keys)" transform="rotate(180 30 43)"/><path d="M8 26H52M8 60H52" stroke="#c4602f"/><use href="#oi-eye" x="8" y="21" width="44" height="44" fill="#e2965c"/></g>';

export const SHIP =
  '<symbol id="oi-ship" viewBox="0 0 130 96"><path d="M64 10V60M64 12L28 30M64 12L104 34" stroke="#1d1512" stroke-width="1.2" fill="none"/><path d="M63 8h3v54h-3zM36 12.5H94V15.5H36Z" fill="#1d1512"/><path d="M38 15H92C88 27 88 38 93 49C76 44 54 44 37 49C42 38 42 27 38 15Z" style="fill:var(--sail,#f6ecd9)" stroke="#1d1512" stroke-width="2"/><path d="M40.5 24H89M40.5 39.5Q64 36 90 39.5" stroke="#1d1512" opacity=".55" fill="none"/><path d="M1 73L17 66C13 58 13 50 18 43C20 40 25 41 25 45C25 54 28 59 36 60H96C107 59 113 50 112 37C111 29 104 27 100 31C101 23 113 21 117 31C121 44 115 62 104 71C100 75 96 77 90 77H19C12 77 6 76 1 73Z" fill="#1d1512"/><path d="M29 66H99" stroke="#e2965c" stroke-width="1.8"/><path d="M34 71H94" stroke="#e2965c" stroke-width="1.2" stroke-dasharray="2 5"/><path d="M16 64.5C20 60 25 60 28 63C25 67 20 68 16 64.5Z" fill="#f6ecd9"/><circle cx="22" cy="63.8" r="2" fill="#1d1512"/><path d="M38 74L30 91M47 74L39 91M56 74L48 91M65 74L57 91M74 74L66 91M83 74L75 91M92 74L84 91" stroke="#1d1512" stroke-width="2" stroke-linecap="round"/></symbol>';

const ROUTE_BACK =
  '<g id="oi-rback"><rect width="86" height="60" rx="6" fill="#0d0907"/><rect x="1.5" y="1.5" width="83" height="57" rx="5" fill="#ead9b8"/><rect x="4.2" y="4.2" width="77.6" height="51.6" rx="3" fill="#17415c"/><rect x="6" y="43" width="74" height="14" fill="url(#oi-dogb)" transform="translate(0 -2)"/><use href="#oi-ship" x="20" y="6" width="48" height="36" style="--sail:#c4602f"/></g>';

export const cardDefs =
  '<g id="oi-cf0"><rect width="150" height="214" rx="12" fill="#1d1512"/><rect x="2.5" y="2.5" width="145" height="209" rx="10" fill="#f6ecd9"/></g>' +
  '<g id="oi-cf1"><path d="M14 8H66V58Q66 74 50 74H8V14Q8 8 14 8Z" fill="#1d1512"/><path d="M66 8V58Q66 74 50 74H8" fill="none" stroke="#d3a53a" stroke-width="1.6"/><path d="M8 178H142V200Q142 206 136 206H14Q8 206 8 200Z" fill="#1d1512"/><path d="M8 178.5H142" stroke="#d3a53a" stroke-width="1.6"/></g>' +
  '<g id="oi-mf0"><rect width="60" height="86" rx="6" fill="#1d1512"/><rect x="1.5" y="1.5" width="57" height="83" rx="5" fill="#f6ecd9"/></g><g id="oi-mf1"><path d="M4 4H31V29Q31 37 23 37H4Z" fill="#1d1512"/><path d="M31 4V29Q31 37 23 37H4" fill="none" stroke="#d3a53a"/></g>' +
  '<g id="oi-td"><circle r="53" fill="#1d1512"/><circle r="50.6" fill="#f6ecd9"/><circle r="47" fill="none" stroke="#1d1512" stroke-width="4.6" stroke-dasharray="3.2 2.95"/><circle r="43.4" fill="url(#oi-cream)" stroke="#1d1512" stroke-width="1.4"/></g>' +
  '<path id="oi-d1" d="M14 8H136Q142 8 142 14V82L8 134V14Q8 8 14 8Z"/><path id="oi-d2" d="M142 82V200Q142 206 136 206H14Q8 206 8 200V134Z"/><path id="oi-e1" d="M4 4H56V34L4 56Z"/><path id="oi-e2" d="M56 34V82H4V56Z"/><rect id="oi-d0" x="8" y="8" width="134" height="198" rx="6"/><rect id="oi-e0" x="4" y="4" width="52" height="78" rx="3"/>' +
  '<clipPath id="oi-pk"><path d="M0 0H60V34L8 86H0Z"/></clipPath><clipPath id="oi-pf"><path d="M60 34L8 86V34Z"/></clipPath>' +
  '<clipPath id="oi-cutA"><path d="M0 0H60V30L0 58Z"/></clipPath><clipPath id="oi-cutB"><path d="M60 30V86H0V58Z"/></clipPath>' +
  SUITOR +
  BACK +
  SHIP +
  ROUTE_BACK;
