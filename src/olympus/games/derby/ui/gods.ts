/** The figures of the six gods. */
import horus from 'icon:horus';
import imperial from 'icon:imperial-crown';
import seaDragon from 'icon:sea-dragon';
import snake from 'icon:snake-totem';
import spider from 'icon:hanging-spider';
import unknown from 'icon:greek-temple';
import viking from 'icon:viking-head';

const FIGURES: Record<string, string> = {
  anansi: spider,
  horus,
  marduk: seaDragon,
  odin: viking,
  quetzalcoatl: snake,
  'yu-huang': imperial,
};

export function figure(god: string | null): string {
  return (god && FIGURES[god]) || unknown;
}
