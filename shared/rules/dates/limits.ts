import { dateLimitsText } from '../../text/date-limits.ts';
import { type CivilDate, formatCivilDate } from './typed-date.ts';

/** The first and the last day that a date field accepts, both included. */
export interface DateLimits {
  min?: CivilDate | undefined;
  max?: CivilDate | undefined;
}

/** The reason in German why a day is outside the limits; undefined for a day within the limits. */
export function dateLimitProblem({ min, max }: DateLimits, date: CivilDate): string | undefined {
  if (min && date < min) return dateLimitsText.tooEarly(formatCivilDate(min));
  if (max && date > max) return dateLimitsText.tooLate(formatCivilDate(max));
  return undefined;
}
