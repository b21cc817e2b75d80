import { array, check, type InferOutput, object, pipe } from 'valibot';
import { link } from './link.ts';
import { latitude, longitude } from './maps.ts';
import { flag, id, integer, maybe, orAbsent, text } from './values.ts';

const orEmpty = maybe(text, '');

/** What takes place in or around the bakery. Dates are ISO. @see site.md section 3, "Event" */
export const SiteEvent = object({
  id,
  title: text,
  isHidden: orAbsent(flag),
  category: orAbsent(integer),
  url: orAbsent(link),
  image: orAbsent(link),
  start: text,
  end: orAbsent(text),
  /** Name of the venue */
  location: orEmpty,
  street: orEmpty,
  zip: maybe(id, ''),
  place: orEmpty,
  latitude: orAbsent(latitude),
  longitude: orAbsent(longitude),
});
export type SiteEvent = InferOutput<typeof SiteEvent>;

/** Answer of `GET /rest/event/`: an entry that cannot be read is undefined, and counts. Such entries alone are no answer. */
export const SiteEvents = pipe(
  array(orAbsent(SiteEvent)),
  check((events) => events.length === 0 || events.some(Boolean), 'events'),
);
