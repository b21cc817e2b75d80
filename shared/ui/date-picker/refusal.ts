import { type DateLimits, outOfLimits } from '../../rules/dates/limits.ts';
import type { CivilDate } from '../../rules/dates/typed-date.ts';

export interface Limits extends DateLimits {
  /** Why a day between them cannot be chosen, in German; undefined when it can */
  whyNot?: ((date: CivilDate) => string | undefined) | undefined;
}

/** Why a day cannot be chosen. Rules are asked about days within the limits alone: they know no others. */
export const refusal = (limits: Limits, date: CivilDate): string | undefined =>
  outOfLimits(limits, date) ?? limits.whyNot?.(date);
