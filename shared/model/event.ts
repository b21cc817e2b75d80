import { array, check, type InferOutput, object, pipe } from 'valibot';
import { link } from './link.ts';
import { latitude, longitude } from './maps.ts';
import { flag, id, integer, maybe, orAbsent, text } from './values.ts';

const orEmpty = maybe(text, '');

/** An event in or near the bakery. Dates are ISO dates. @see site.md section 3, "Event" */
export const SiteEvent = object({
  id,
  title: text,
  isHidden: orAbsent(flag),
  category: orAbsent(integer),
  url: orAbsent(link),
  image: orAbsent(link),
  start: text,
  end: orAbsent(text),
  location: orEmpty,
  street: orEmpty,
  zip: maybe(id, ''),
  place: orEmpty,
  latitude: orAbsent(latitude),
  longitude: orAbsent(longitude),
});
export type SiteEvent = InferOutput<typeof SiteEvent>;

/**
 * Response of `GET /rest/event/`. An invalid event becomes undefined, so that it still counts for the offset. A list in
 * which all events are invalid is an error.
 */
export const SiteEvents = pipe(
  array(orAbsent(SiteEvent)),
  check((events) => events.length === 0 || events.some(Boolean), 'events'),
);
