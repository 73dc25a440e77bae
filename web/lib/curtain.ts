/** A scene before the table: `<dialog popover="manual" {@attach curtain(close)}>`. Like a modal dialog, which would make all the rest inert, and that takes a frame or two. */
import type { Attachment } from 'svelte/attachments';

export function curtain(close: () => void, outside: () => void = () => undefined): Attachment<HTMLDialogElement> {
  return (dialog) => {
    // what lies under an open sheet cannot be reached
    if (document.querySelector(':modal')) {
      dialog.showModal();
      return;
    }
    const veil = document.createElement('div');
    veil.popover = 'manual';
    veil.className = 'veil';
    veil.onclick = outside;
    dialog.before(veil);
    veil.showPopover();
    dialog.showPopover();
    dialog.ariaModal = 'true';
    const key = (e: KeyboardEvent) => {
      if (document.querySelector(':modal') || (e.key !== 'Escape' && e.key !== 'Tab')) return;
      e.preventDefault();
      if (e.key === 'Escape') close();
      else dialog.querySelector('button')?.focus();
    };
    addEventListener('keydown', key);
    return () => {
      removeEventListener('keydown', key);
      veil.remove();
    };
  };
}
