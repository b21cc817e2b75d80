import { type Temporal, temporal } from './temporal.ts';

/** The time zone of the shop, whatever the time zone of the device. */
const zone = 'Europe/Zurich';

export function inZurich(instant: Temporal.Instant): Temporal.ZonedDateTime {
  return instant.toZonedDateTimeISO(zone);
}

interface Stretch {
  from: number;
  until: number;
  offset: number;
}

/**
 * Periods between two clock changes. The offset is constant within a period, so Temporal computes it once for each
 * period.
 */
const stretches: Stretch[] = [];

/**
 * The offset of Zurich from UTC at an instant, in milliseconds: currently 3,600,000 or 7,200,000.
 *
 * @param epoch milliseconds since 1970-01-01T00:00Z
 */
export function zurichOffset(epoch: number): number {
  const known = stretches.find(({ from, until }) => from <= epoch && epoch < until);
  if (known) return known.offset;
  const stretch = stretchAt(epoch);
  stretches.push(stretch);
  return stretch.offset;
}

/**
 * The instant of a date and time in Zurich. A time in the hour that is skipped in spring means the time one hour later;
 * a time that occurs twice in autumn means the first occurrence.
 */
export function instantInZurich(dateTime: Temporal.PlainDateTime): Temporal.Instant {
  return dateTime.toZonedDateTime(zone, { disambiguation: 'compatible' }).toInstant();
}

function stretchAt(epoch: number): Stretch {
  const here = inZurich(temporal().Instant.fromEpochMilliseconds(epoch));
  const next = here.getTimeZoneTransition('next');
  const start = (next ?? here).getTimeZoneTransition('previous');
  return {
    from: start?.epochMilliseconds ?? Number.NEGATIVE_INFINITY,
    until: next?.epochMilliseconds ?? Number.POSITIVE_INFINITY,
    offset: here.offsetNanoseconds / 1e6,
  };
}
