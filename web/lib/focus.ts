/**
 * The focus is never lost: when what had it goes away or can no longer be pressed, it passes to what is asked for now,
 * inside `[data-ask]` on the board; while nothing is asked for it waits on the element itself.
 */
import type { Attachment } from 'svelte/attachments';

const FIRST =
  ':is(button, a, [role=button])[tabindex="0"], :is(button, a, [role=button]):not(:disabled, [tabindex="-1"])';

export const keepFocus: Attachment<HTMLElement> = (main) => {
  let last: Element | null = null;
  const asked = () =>
    [...main.querySelectorAll<HTMLElement>('[data-ask]')]
      .map((place) => place.querySelector<HTMLElement>(FIRST))
      .find((one) => one?.checkVisibility());
  const lost = () => last && (!last.isConnected || last.matches(':disabled'));
  const look = () => {
    const now = document.activeElement;
    const waiting = now === main && last === main;
    if (!waiting && !((now === document.body || now === null || now?.matches(':disabled')) && lost())) return;
    if (document.querySelector('dialog[open]')) return;
    const next = asked() ?? main;
    if (next !== now) next.focus({ preventScroll: true });
    last = next;
  };
  const seen = (e: FocusEvent) => (last = e.target as Element);
  /** Something else was pressed: whoever does that does not wait. */
  const away = () => last === main && (last = null);
  const watch = new MutationObserver(look);
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'open'] });
  document.addEventListener('focusin', seen);
  document.addEventListener('pointerdown', away);
  return () => {
    watch.disconnect();
    document.removeEventListener('focusin', seen);
    document.removeEventListener('pointerdown', away);
  };
};
