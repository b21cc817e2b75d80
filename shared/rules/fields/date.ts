import { check, nullish, pipe, string, transform, trim } from 'valibot';
import { formText } from '../../text/form.ts';
import { type DateLimits, dateLimitProblem } from '../dates/limits.ts';
import { isCivilDate, readTypedDate } from '../dates/typed-date.ts';
import { type Bounds, birthdayLimits, futureDateLimits } from './bounds.ts';

const written = (latest?: string) =>
  pipe(
    nullish(string(formText.date), ''),
    trim(),
    transform((text) => readTypedDate(text, latest) ?? text),
  );

const day = (latest?: string) => pipe(written(latest), check(isCivilDate, formText.date));

const optionalDay = (latest?: string) =>
  pipe(
    written(latest),
    check((date) => date === '' || isCivilDate(date), formText.date),
  );

const inLimits = (limits: DateLimits) =>
  check<string, (issue: { input: string }) => string>(
    (date) => date === '' || dateLimitProblem(limits, date) === undefined,
    ({ input }) => dateLimitProblem(limits, input) ?? formText.date,
  );

const notLater = (today: string) => check<string, string>((date) => date <= today, formText.notLater);

const notEarlier = (today: string) =>
  check<string, string>((date) => date === '' || date >= today, formText.notEarlier);

const orAbsent = transform((date: string) => date || undefined);

/**
 * A birthday: a day until today, typed in a common format or as an ISO date. The output is an ISO date: '2026-11-21'.
 */
export const dateUntil = (today: string, bounds?: Bounds) =>
  pipe(day(today), notLater(today), inLimits(birthdayLimits(today, bounds)));

/** A day from today on that respects the notice period of the page. */
export const dateFrom = (today: string, bounds?: Bounds) =>
  pipe(day(), notEarlier(today), inLimits(futureDateLimits(today, bounds)));

export const optionalDateUntil = (today: string, bounds?: Bounds) =>
  pipe(optionalDay(today), notLater(today), inLimits(birthdayLimits(today, bounds)), orAbsent);

export const optionalDateFrom = (today: string, bounds?: Bounds) =>
  pipe(optionalDay(), notEarlier(today), inLimits(futureDateLimits(today, bounds)), orAbsent);
