import { check, nullish, pipe, string, transform, trim } from 'valibot';
import { formText } from '../../text/form.ts';

const written = pipe(nullish(string(formText.date), ''), trim());

/** A day, as an ISO civil date: '2026-11-21'. */
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

/** Whether a text names a day that exists, as an ISO civil date. */
export function isCivilDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = new Date(`${text}T00:00:00Z`);
  // 30 February is read as 2 March.
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}
