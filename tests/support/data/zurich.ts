import { loadTemporal, type Temporal, temporal } from '../../../shared/rules/dates/temporal.ts';

await loadTemporal();

/** The instant of a local time in Zurich, such as '2026-12-24T15:30'. */
export function at(dateTime: string): Temporal.Instant {
  return temporal().PlainDateTime.from(dateTime).toZonedDateTime('Europe/Zurich').toInstant();
}

/** Parses an instant with an offset, such as '2026-10-25T02:30+01:00'. */
export function instant(text: string): Temporal.Instant {
  return temporal().Instant.from(text);
}

export function date(text: string): Temporal.PlainDate {
  return temporal().PlainDate.from(text);
}

export function dateTime(text: string): Temporal.PlainDateTime {
  return temporal().PlainDateTime.from(text);
}

export function time(text: string): Temporal.PlainTime {
  return temporal().PlainTime.from(text);
}
