/** Where a table stands, in words. */
import { seatName, type Table } from './api.ts';
import { t } from './i18n.svelte.ts';

export const isMyTurn = (table: Table): boolean => table.turn !== null && table.turn.seat === table.you.seat;

export const freeSeats = (table: Table): number => table.seats.filter((seat) => seat.kind === 'open').length;

export function standing(table: Table): string {
  const free = freeSeats(table);
  if (table.status === 'lobby') return free ? t('free-seats', { free }) : t('lobby');
  if (table.paused) return t('paused');
  if (isMyTurn(table)) return t('your-turn');
  const awaited = table.turn && table.seats[table.turn.seat];
  return awaited ? t('turn-of', { name: seatName(awaited) }) : t('others-play');
}

/** The other people at a table. */
export const othersAt = (table: Table): string =>
  table.seats
    .filter((seat) => seat.seat !== table.you.seat && seat.user)
    .map(seatName)
    .join(', ');
