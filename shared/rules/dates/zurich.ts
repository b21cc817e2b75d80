import { type Temporal, temporal } from '../temporal.ts';

/** The shop's clock, whatever the shopper's device says. */
const zone = 'Europe/Zurich';

/** What the clock in Zurich shows at an instant. */
export function inZurich(instant: Temporal.Instant): Temporal.ZonedDateTime {
  return instant.toZonedDateTimeISO(zone);
}

interface Stretch {
  from: number;
  until: number;
  offset: number;
}

/** Between two changes of the clock the offset is one number: Temporal is asked once for each stretch. */
const stretches: Stretch[] = [];

/**
 * How far Zurich's clock is ahead of UTC at an instant: 3,600,000 or 7,200,000 ms in our days.
 *
 * @param epoch ms since 1970-01-01T00:00Z
 */
export function zurichOffset(epoch: number): number {
  const known = stretches.find(({ from, until }) => from <= epoch && epoch < until);
  if (known) return known.offset;
  const stretch = stretchAt(epoch);
  stretches.push(stretch);
  return stretch.offset;
}

/**
 * The instant at which Zurich's clock shows a date and time. An hour that is skipped in spring counts as the
 * hour after it, one that comes twice in autumn is the first of the two.
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
