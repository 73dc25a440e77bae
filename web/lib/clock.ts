/** What is left of somebody's time, in words that fit beside a name. */
import { t } from './i18n.svelte.ts';

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];

export function timeLeft(ms: number): string {
  const left = Math.max(0, Math.round(ms / 1000));
  const hours = Math.floor(left / HOUR);
  const minutes = Math.floor((left % HOUR) / MINUTE);
  if (left >= DAY) return t('left-days', { days: Math.floor(left / DAY), hours: hours % 24 });
  if (left >= HOUR) return t('left-hours', { hours, minutes });
  return `${minutes}:${String(left % MINUTE).padStart(2, '0')}`;
}
