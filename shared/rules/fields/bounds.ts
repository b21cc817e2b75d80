import { addDays, addMonths } from '../dates/civil.ts';
import type { DateLimits } from '../dates/limits.ts';
import { type CivilDate, readTypedDate } from '../dates/typed-date.ts';

/** The limits of a field as texts from the page's markup. If a limit is missing or invalid, the default applies. */
export interface Bounds {
  min?: string | undefined;
  max?: string | undefined;
  /** Number of days from today to the first allowed date */
  noticeDays?: string | undefined;
}

export type BoundsOf = (field: string) => Bounds;

export const defaultBounds: BoundsOf = () => ({});

/** Number of years from today to the last allowed date. @see site.md section 2.20 */
const yearsAhead = 10;
/** Maximum age in years, for birthdays */
const maxAge = 120;

/** The allowed days for a birthday. A page can only narrow the default limits. */
export function birthdayLimits(today: CivilDate, { min = '', max = '' }: Bounds = {}) {
  return within(
    { min: addMonths(today, -12 * maxAge), max: today },
    { min: readTypedDate(min), max: readTypedDate(max) },
  );
}

/** The allowed days for an order or a booking. A page can only narrow the default limits. */
export function futureDateLimits(today: CivilDate, { min = '', max = '', noticeDays = '' }: Bounds = {}) {
  return within(
    { min: addDays(today, readCount(noticeDays) ?? 0), max: addMonths(today, 12 * yearsAhead) },
    { min: readTypedDate(min), max: readTypedDate(max) },
  );
}

type Closed<Value> = Record<'min' | 'max', Value>;

const within = (range: Closed<CivilDate>, { min, max }: DateLimits): Closed<CivilDate> => ({
  min: min && min > range.min ? min : range.min,
  max: max && max < range.max ? max : range.max,
});

/** The smallest and the largest number that a field accepts: from the page, otherwise the default. */
export function numberLimits({ min = '', max = '' }: Bounds, otherwise: Closed<number>): Closed<number> {
  return { min: readCount(min) ?? otherwise.min, max: readCount(max) ?? otherwise.max };
}

/** Parses a non-negative whole number, such as a limit or a number of days; undefined for any other text. */
export const readCount = (text: string): number | undefined =>
  /^\d{1,6}$/.test(text.trim()) ? Number(text) : undefined;
