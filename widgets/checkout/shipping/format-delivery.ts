import { formatDate, formatTime, weekdayName } from '../../../shared/rules/dates/format.ts';
import type { Delivery } from '../../../shared/rules/delivery/delivery.ts';

/** Formats a delivery date, for example 'Mittwoch, 25.11.2026, 08:00 Uhr' */
export function formatDelivery({ date, time, window }: Delivery): string {
  const when = window ?? (time && formatTime(time));
  return [`${weekdayName(date)}, ${formatDate(date)}`, when && `${when} Uhr`].filter(Boolean).join(', ');
}
