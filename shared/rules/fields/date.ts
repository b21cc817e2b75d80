import { check, nullish, pipe, string, transform, trim } from 'valibot';
import { formText } from '../../text/form.ts';
import { isCivilDate, readTypedDate } from '../dates/typed-date.ts';

const written = pipe(
  nullish(string(formText.date), ''),
  trim(),
  transform((text) => readTypedDate(text) ?? text),
);

/** A day, typed as people do or as an ISO civil date, as which it comes out: '2026-11-21'. */
export const date = pipe(written, check(isCivilDate, formText.date));

/** A day that is no later than today. */
export function dateUntil(today: string) {
  return pipe(
    date,
    check((day) => day <= today, formText.notLater),
  );
}

/** A day that is no earlier than today. */
export function dateFrom(today: string) {
  return pipe(
    date,
    check((day) => day >= today, formText.notEarlier),
  );
}

/** Nothing, or a day that is no later than today. */
export function optionalDateUntil(today: string) {
  return pipe(
    written,
    check((day) => day === '' || isCivilDate(day), formText.date),
    check((day) => day <= today, formText.notLater),
    transform((day) => day || undefined),
  );
}
