import { addDays, addMonths } from '../dates/civil.ts';
import type { DateLimits } from '../dates/limits.ts';
import { type CivilDate, readTypedDate } from '../dates/typed-date.ts';

/** The limits that a page prints at a field, as texts. A limit that is missing, or cannot be read, is the default. */
export interface Bounds {
  min?: string | undefined;
  max?: string | undefined;
  /** Days from today until the first date that is taken */
  noticeDays?: string | undefined;
}

/** The bounds of a field, by its name. */
export type BoundsOf = (field: string) => Bounds;

export const defaultBounds: BoundsOf = () => ({});

/** Years from today that a date may lie ahead. @see site.md section 2.20 */
const yearsAhead = 10;
/** Years from today that a birthday may lie back */
const oldestAge = 120;

/** The days that a birthday can be; a page only makes them fewer. */
export function birthdayLimits(today: CivilDate, { min = '', max = '' }: Bounds = {}) {
  return within(
    { min: addMonths(today, -12 * oldestAge), max: today },
    { min: readTypedDate(min), max: readTypedDate(max) },
  );
}

/** The days that can be ordered or booked; a page only makes them fewer. */
export function comingLimits(today: CivilDate, { min = '', max = '', noticeDays = '' }: Bounds = {}) {
  return within(
    { min: addDays(today, readCount(noticeDays) ?? 0), max: addMonths(today, 12 * yearsAhead) },
    { min: readTypedDate(min), max: readTypedDate(max) },
  );
}

type Closed<Value> = Record<'min' | 'max', Value>;

const within = (widest: Closed<CivilDate>, { min, max }: DateLimits): Closed<CivilDate> => ({
  min: min && min > widest.min ? min : widest.min,
  max: max && max < widest.max ? max : widest.max,
});

/** The smallest and the largest number of a field: those of the page, else the default. */
export function numberLimits({ min = '', max = '' }: Bounds, otherwise: Closed<number>): Closed<number> {
  return { min: readCount(min) ?? otherwise.min, max: readCount(max) ?? otherwise.max };
}

/** A whole number from 0, such as a limit or a number of days; undefined for any other text. */
export const readCount = (text: string): number | undefined =>
  /^\d{1,6}$/.test(text.trim()) ? Number(text) : undefined;
