/** Whose ship is whose: an emblem on the sail first, its colour second. */
import bull from 'icon:charging-bull';
import crab from 'icon:crab';
import octopus from 'icon:octopus';
import pegasus from 'icon:pegasus';
import seaTurtle from 'icon:sea-turtle';

export const CREWS = [
  { icon: octopus, sail: '#c4602f' },
  { icon: pegasus, sail: '#efe2c6' },
  { icon: bull, sail: '#9a6aa5' },
  { icon: seaTurtle, sail: '#7fa67a' },
  { icon: crab, sail: '#7d9fb8' },
] as const;
export const crew = (seat: number) => CREWS[seat % CREWS.length]!;
