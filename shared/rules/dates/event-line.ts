import type { Temporal } from '../temporal.ts';
import { formatDayMonth, formatTime, weekdayName } from './format.ts';

/**
 * When an event takes place: 'Samstag, 05. Dezember, 14:00 - 16:00 Uhr'. Without an end, the start stands alone.
 *
 * @see site.md section 2.13, "Event list"
 */
export function eventLine(start: Temporal.PlainDateTime, end?: Temporal.PlainDateTime): string {
  const times = end ? `${formatTime(start)} - ${formatTime(end)}` : formatTime(start);
  return `${weekdayName(start)}, ${formatDayMonth(start)}, ${times} Uhr`;
}
