import { addDays, addMonths } from '../dates/civil.ts';
import type { DateLimits } from '../dates/limits.ts';
import { type CivilDate, readTypedDate } from '../dates/typed-date.ts';

/** The limits of a field in the page's markup, as texts. The default applies to a missing or invalid limit. */
export interface Bounds {
  min?: string | undefined;
  max?: string | undefined;
  /** Number of days from today to the first allowed date */
  noticeDays?: string | undefined;
}

export type BoundsOf = (field: string) => Bounds;

export const defaultBounds: BoundsOf = () => ({});

/** Maximum number of years from today for a future date. @see site.md section 2.20 */
const yearsAhead = 10;
/** Maximum age in years for a birthday */
const maxAge = 120;

/** The allowed days for a birthday; a page can only narrow the range. */
export function birthdayLimits(today: CivilDate, { min = '', max = '' }: Bounds = {}) {
  return within(
    { min: addMonths(today, -12 * maxAge), max: today },
    { min: readTypedDate(min), max: readTypedDate(max) },
  );
}

/** The allowed days for an order or a booking; a page can only narrow the range. */
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

/** The smallest and the largest number of a field: from the page, otherwise the default. */
export function numberLimits({ min = '', max = '' }: Bounds, otherwise: Closed<number>): Closed<number> {
  return { min: readCount(min) ?? otherwise.min, max: readCount(max) ?? otherwise.max };
}

/** A non-negative whole number, such as a limit or a number of days; undefined for any other text. */
export const readCount = (text: string): number | undefined =>
  /^\d{1,6}$/.test(text.trim()) ? Number(text) : undefined;
