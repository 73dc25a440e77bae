/** One stop of the Tab key for a row of buttons; arrow keys, Home and End go from one to the next. */
import type { Attachment } from 'svelte/attachments';

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The buttons are those of the element that fit the selector. */
export function roving(selector = 'button'): Attachment<HTMLElement> {
  return (node) => {
    let current: HTMLElement | undefined;
    const items = () =>
      [...node.querySelectorAll<HTMLElement>(selector)].filter(
        (one) => !one.matches(':disabled') && one.checkVisibility(),
      );
    const settle = () => {
      const all = items();
      if (!current || !all.includes(current)) current = all.find((one) => one.ariaPressed === 'true') ?? all[0];
      for (const one of all) if (one.tabIndex !== (one === current ? 0 : -1)) one.tabIndex = one === current ? 0 : -1;
    };
    const focus = (e: Event) => {
      const found = (e.target as HTMLElement).closest<HTMLElement>(selector);
      if (!found || found === current) return;
      current = found;
      settle();
    };
    const key = (e: KeyboardEvent) => {
      const all = items();
      const at = all.indexOf((e.target as HTMLElement).closest<HTMLElement>(selector)!);
      const step = STEPS[e.key];
      if (at < 0 || !step || e.ctrlKey || e.metaKey || e.altKey) return;
      e.preventDefault();
      e.stopPropagation();
      all[step(at, all.length)]!.focus();
    };
    const watch = new MutationObserver(settle);
    watch.observe(node, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    node.addEventListener('focusin', focus);
    node.addEventListener('keydown', key);
    settle();
    return () => {
      watch.disconnect();
      node.removeEventListener('focusin', focus);
      node.removeEventListener('keydown', key);
    };
  };
}
