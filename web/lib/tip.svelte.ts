/** Help on anything: hover, focus or press long to read what it does. `{@attach tip(() => text)}`; where a press does nothing else, `tip(() => text, true)` shows it too. */
import type { Attachment } from 'svelte/attachments';

export const tips: { text: string; x: number; y: number; below: boolean } = $state({
  text: '',
  x: 0,
  y: 0,
  below: false,
});

let timer: ReturnType<typeof setTimeout> | undefined;

export function hideTip(): void {
  clearTimeout(timer);
  // later: a blur may come while the page is being drawn, when nothing may change
  if (tips.text) queueMicrotask(() => (tips.text = ''));
}

export function tip(text: () => string, pressed = false): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    const show = () => {
      const box = node.getBoundingClientRect();
      tips.text = text();
      tips.x = Math.min(Math.max(box.left + box.width / 2, 160), innerWidth - 160);
      tips.below = box.top < 170;
      tips.y = tips.below ? box.bottom + 8 : box.top - 8;
    };
    const soon = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(show, ms);
    };
    const enter = (e: Event) => (e as PointerEvent).pointerType === 'mouse' && soon(450);
    const press = (e: Event) => ((e as PointerEvent).pointerType === 'mouse' ? hideTip() : soon(500));
    const focus = () => node.matches(':focus-visible') && soon(700);
    const click = (e: Event) => pressed && (e.stopPropagation(), clearTimeout(timer), show());
    const key = (e: Event) => ['Enter', ' '].includes((e as KeyboardEvent).key) && click(e);
    const moves: [string, (e: Event) => unknown][] = [
      ['pointerenter', enter],
      ['pointerdown', press],
      ['pointerleave', hideTip],
      ['pointerup', () => clearTimeout(timer)],
      ['pointercancel', hideTip],
      ['click', click],
      ['keydown', key],
      ['focus', focus],
      ['blur', hideTip],
    ];
    for (const [name, handler] of moves) node.addEventListener(name, handler);
    return () => {
      for (const [name, handler] of moves) node.removeEventListener(name, handler);
      hideTip();
    };
  };
}
