import { type DateLimits, dateLimitProblem } from '../../rules/dates/limits.ts';
import type { CivilDate } from '../../rules/dates/typed-date.ts';

export interface Limits extends DateLimits {
  /** The reason in German why a day within the limits is not possible; undefined if the day is possible */
  whyNot?: ((date: CivilDate) => string | undefined) | undefined;
}

/**
 * The reason why a day is not possible; undefined if the day is possible. `whyNot` is called only for days within the
 * limits.
 */
export const refusal = (limits: Limits, date: CivilDate): string | undefined =>
  dateLimitProblem(limits, date) ?? limits.whyNot?.(date);
