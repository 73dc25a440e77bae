/** Less work in one frame: parts of a view that stayed as they were, and parts that may wait for a frame of their own. */
import { untrack } from 'svelte';

/** The new value, with every part that says the same as before replaced by the old one: what reads it need not look again. */
export function share<T>(old: unknown, value: T): T {
  if (old === value || typeof old !== 'object' || typeof value !== 'object' || old === null || value === null) return value;
  const [before, now] = [old as Record<string, unknown>, value as Record<string, unknown>];
  const keys = Object.keys(now);
  let same = Array.isArray(old) === Array.isArray(value) && Object.keys(before).length === keys.length;
  for (const key of keys) {
    now[key] = share(before[key], now[key]);
    same &&= now[key] === before[key];
  }
  return same ? (old as T) : value;
}

/** The same value so many frames later: what is not looked at first is drawn in a frame of its own. */
export function later<T>(value: () => T, frames: number): { readonly current: T } {
  let shown = $state.raw(untrack(value));
  let waiting = 0;
  function step(left: number): void {
    waiting = left ? requestAnimationFrame(() => step(left - 1)) : 0;
    if (!left) shown = untrack(value);
  }
  $effect(() => {
    // the next frame is the one in which the change itself is drawn
    if (value() !== untrack(() => shown) && !waiting) step(frames + 1);
  });
  $effect(() => () => cancelAnimationFrame(waiting));
  return {
    get current() {
      return shown;
    },
  };
}
