import { allMonths } from '../../text/calendar.ts';
import type { Temporal } from '../temporal.ts';
import { formatMonth, monthValue } from './format.ts';
import { inZurich } from './zurich.ts';

export interface MonthOption {
  label: string;
  /** 'MM-YY'; absent for all months */
  value?: string;
}

const monthsAhead = 4;

/**
 * The choices of the event filter: all months, this one, and the four that follow.
 *
 * @see site.md sections 2.13 and 9, "Events"
 */
export function monthOptions(now: Temporal.Instant): MonthOption[] {
  const current = inZurich(now).toPlainDate().toPlainYearMonth();
  const months = Array.from({ length: monthsAhead + 1 }, (_, ahead) => current.add({ months: ahead }));
  return [
    { label: allMonths },
    ...months.map((month) => ({ label: formatMonth(month), value: monthValue(month) })),
  ];
}
