/** Less work in one frame: parts of a view that stayed as they were, and parts that may wait for a frame of their own. */
import { untrack } from 'svelte';

/** The new value, with every part that says the same as before replaced by the old one: what reads it need not look again. */
export function share<T>(old: unknown, value: T): T {
  if (old === value || typeof old !== 'object' || typeof value !== 'object' || old === null || value === null)
    return value;
  const [before, now] = [old as Record<string, unknown>, value as Record<string, unknown>];
  const keys = Object.keys(now);
  let same = Array.isArray(old) === Array.isArray(value) && Object.keys(before).length === keys.length;
  for (const key of keys) {
    now[key] = share(before[key], now[key]);
    same &&= now[key] === before[key];
  }
  return same ? (old as T) : value;
}

/** What waits for a frame of its own, and whether it found anything to draw. */
interface Piece {
  order: number;
  draw: () => boolean;
}
const waiting: Piece[] = [];
let asked = 0;
/** The next frame has enough to do: something new is drawn in it. */
let full = false;

function wait(piece: Piece): void {
  const after = waiting.findIndex((other) => other.order > piece.order);
  waiting.splice(after < 0 ? waiting.length : after, 0, piece);
  full = true;
  asked ||= requestAnimationFrame(next);
}
function next(): void {
  asked = 0;
  while (!full && waiting.length) if (waiting.shift()!.draw()) break;
  full = false;
  if (waiting.length) asked = requestAnimationFrame(next);
}

/** The same value some frames later: what is not looked at first waits its turn, one piece a frame, the lowest number first. */
export function later<T>(value: () => T, order: number): { readonly current: T } {
  let shown = $state.raw(untrack(value));
  const piece: Piece = {
    order,
    draw: () => {
      const now = untrack(value);
      const changed = now !== shown;
      shown = now;
      return changed;
    },
  };
  $effect(() => {
    if (value() !== untrack(() => shown) && !waiting.includes(piece)) wait(piece);
  });
  $effect(() => () => {
    if (waiting.includes(piece)) waiting.splice(waiting.indexOf(piece), 1);
  });
  return {
    get current() {
      return shown;
    },
  };
}

/** In ms: the first position has been drawn and looked at by then. */
const SOON = 5000;

/** Load what is not needed at first, once the page has long been there: so that it is there without a network, too. */
export function soon(...loads: (() => Promise<unknown>)[]): () => void {
  const timer = setTimeout(() => void Promise.allSettled(loads.map((load) => load())), SOON);
  return () => clearTimeout(timer);
}
