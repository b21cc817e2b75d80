import { type DateLimits, dateLimitProblem } from '../../rules/dates/limits.ts';
import type { CivilDate } from '../../rules/dates/typed-date.ts';

export interface Limits extends DateLimits {
  /** The reason why a day within the limits is not possible, in German; undefined if it is possible */
  whyNot?: ((date: CivilDate) => string | undefined) | undefined;
}

/** The reason why a day is not possible. `whyNot` is called only for days within the limits. */
export const refusal = (limits: Limits, date: CivilDate): string | undefined =>
  dateLimitProblem(limits, date) ?? limits.whyNot?.(date);
