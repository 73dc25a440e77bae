/** What lies under a board, or over it, and takes room from it: boards read `foot`, or `--foot` and `.shared` in their styles. */

export const room: { foot: number } = $state({ foot: 0 });

/** Keep so many pixels of the window's height free of the board; call in an effect. */
export function keepFree(pixels: number): () => void {
  const set = (value: number) => {
    room.foot = value;
    document.documentElement.style.setProperty('--foot', `${value}px`);
    document.documentElement.classList.toggle('shared', value > 0);
  };
  set(pixels);
  return () => set(0);
}
