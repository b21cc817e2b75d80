import { type CivilDate, formatCivilDate } from '../../rules/dates/typed-date.ts';
import { dateLimitsText } from '../../text/date-limits.ts';

export interface Limits {
  /** The first and the last day that can be chosen */
  min?: CivilDate | undefined;
  max?: CivilDate | undefined;
  /** Why a day between them cannot be chosen, in German; undefined when it can */
  whyNot?: ((date: CivilDate) => string | undefined) | undefined;
}

/** Why a day cannot be chosen. Rules are asked about days within the limits alone: they know no others. */
export function refusal({ min, max, whyNot }: Limits, date: CivilDate): string | undefined {
  if (min && date < min) return dateLimitsText.tooEarly(formatCivilDate(min));
  if (max && date > max) return dateLimitsText.tooLate(formatCivilDate(max));
  return whyNot?.(date);
}
