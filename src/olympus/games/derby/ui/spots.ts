/** Where the coins stand: on the start, in a sector, or in a niche of the ranking once they have finished. */
import type { Creature } from './art/creatures.ts';
import type { Ring } from './art/ring.ts';
import type { Racer } from './types.ts';

export interface Spot {
  x: number;
  y: number;
  size: number;
}

/** The niches of the ranking at the foot of the mountain. */
export interface Niches {
  x: number;
  y: number;
  step: number;
  size: number;
}

export function niche(niches: Niches, place: number): Spot {
  return { x: niches.x + (place - 3.5) * niches.step, y: niches.y, size: niches.size };
}

export function spots(ring: Ring, racers: readonly Racer[], niches: Niches, coin: number): Map<Creature, Spot> {
  const found = new Map<Creature, Spot>();
  const sectors = new Map<number, Racer[]>();
  for (const racer of racers) {
    if (racer.finished) found.set(racer.creature, niche(niches, racer.order));
    else sectors.set(racer.sector, [...(sectors.get(racer.sector) ?? []), racer]);
  }
  for (const [sector, group] of sectors) {
    // the last of the order first, so that whoever is ahead stands forward and on top
    group.sort((a, b) => b.order - a.order);
    group.forEach((racer, i) => found.set(racer.creature, place(ring, sector, i, group.length, coin)));
  }
  return found;
}

function place(ring: Ring, sector: number, i: number, count: number, coin: number): Spot {
  const unit = ring.shape.lane / 64;
  const near = ring.scale(ring.centre(sector));
  if (sector === 0 && count > 2) {
    const column = Math.floor(i / 2);
    const columns = Math.ceil(count / 2);
    const along = (column - (columns - 1) / 2) * 44 * unit;
    const [x, y] = ring.at(ring.centre(0) + along, (i % 2 ? 16 : -16) * unit);
    return { x, y, size: coin * 0.72 * near };
  }
  if (count === 1) {
    const [x, y] = ring.at(ring.centre(sector), (near > 1 ? -6 : -11) * unit);
    return { x, y: y - 4 * unit, size: coin * near };
  }
  if (count === 2) {
    const [x, y] = ring.at(ring.centre(sector) + (-17 + 32 * i) * unit, (-19 + 24 * i) * unit);
    return { x, y: y - 4 * unit, size: coin * 0.9 * near };
  }
  const along = (i / (count - 1) - 0.5) * 60 * unit;
  const [x, y] = ring.at(ring.centre(sector) + along, (i % 2 ? 18 : -22) * unit);
  return { x, y: y - 4 * unit, size: coin * (count > 4 ? 0.66 : 0.76) * near };
}
