/** Drawings as pictures: each with the definitions it refers to and no others, made once. */
import { picture } from '$web/art/kit.ts';
import { cardDefs } from './cards.ts';
import { godDefs } from './gods.ts';
import { sceneDefs } from './scenes.ts';
import { shrineDefs } from './shrine.ts';

let known: Map<string, string> | undefined;
function definitions(): Map<string, string> {
  if (known) return known;
  const all = new DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg">${godDefs()}${cardDefs}${shrineDefs()}${sceneDefs}</svg>`,
    'image/svg+xml',
  );
  return (known = new Map([...all.documentElement.children].map((one) => [one.id, one.outerHTML])));
}

/** What a drawing refers to, by name, and what that refers to. */
function needed(body: string, found = new Map<string, string>()): Map<string, string> {
  for (const [, id = ''] of body.matchAll(/#(oi-[\w-]+)/g)) {
    const text = definitions().get(id);
    if (!text || found.has(id)) continue;
    found.set(id, text);
    needed(text, found);
  }
  return found;
}

/** Definitions for drawings that are alive on the page. */
export const defined = (...names: string[]) =>
  [...needed(names.map((name) => `#oi-${name}`).join(' ')).values()].join('');

const made = new Map<string, string>();
/** The address of a picture: `box` as in a viewBox. */
export function drawing(box: string, body: string): string {
  const key = `${box} ${body}`;
  let address = made.get(key);
  if (!address)
    made.set(
      key,
      (address = picture(box, `<defs>${[...needed(body).values()].join('')}</defs>${body}`, 'fill="#1d1512"')),
    );
  return address;
}

/** The same as an SVG element, in the place that its box names, or another. */
export function image(box: string, body: string, more = '', place = box): string {
  const [x, y, width, height] = place.split(' ');
  return `<image href="${drawing(box, body)}" x="${x}" y="${y}" width="${width}" height="${height}" ${more}/>`;
}
