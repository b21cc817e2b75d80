import { check, nullish, pipe, string, transform, trim } from 'valibot';
import { formText } from '../../text/form.ts';
import { isCivilDate, readTypedDate } from '../dates/typed-date.ts';

const written = (latest?: string) =>
  pipe(
    nullish(string(formText.date), ''),
    trim(),
    transform((text) => readTypedDate(text, latest) ?? text),
  );

const day = (latest?: string) => pipe(written(latest), check(isCivilDate, formText.date));

/**
 * A day that is no later than today, typed as people do or as an ISO civil date, as which it comes out: '2026-11-21'.
 */
export function dateUntil(today: string) {
  return pipe(
    day(today),
    check((date) => date <= today, formText.notLater),
  );
}

/** A day that is no earlier than today. */
export function dateFrom(today: string) {
  return pipe(
    day(),
    check((date) => date >= today, formText.notEarlier),
  );
}

/** Nothing, or a day that is no later than today. */
export function optionalDateUntil(today: string) {
  return pipe(
    written(today),
    check((date) => date === '' || isCivilDate(date), formText.date),
    check((date) => date <= today, formText.notLater),
    transform((date) => date || undefined),
  );
}
