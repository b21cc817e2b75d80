import { boolean, fallback, type InferOutput, object, pipe, string, transform } from 'valibot';
import { link } from './link.ts';
import { latitude, longitude } from './maps.ts';
import { entries, id, integer, maybe, orAbsent, readable, readableOrNone } from './values.ts';

/** Seconds since midnight, in Zurich; `weekday` as Monday = 0. */
export const OpeningTime = object({ weekday: integer, opens: integer, closes: integer });
export type OpeningTime = InferOutput<typeof OpeningTime>;

/** ISO dates, both ends included. Opening type 1 is a special opening, anything else a closure. */
export const Holiday = object({
  name: string(),
  startDate: string(),
  endDate: string(),
  openingType: integer,
});
export type Holiday = InferOutput<typeof Holiday>;

const text = maybe(string(), '');

/**
 * A place of the chain where people can buy and collect.
 *
 * `branches` are the codes of what kind of place it is, for the filter of the branch list.
 *
 * @see shop.md section 3, "Branch"; site.md section 3, "Location"
 */
export const Branch = pipe(
  object({
    id,
    name: string(),
    subtitle: text,
    street: text,
    zip: maybe(id, ''),
    place: text,
    phone: orAbsent(string()),
    image: orAbsent(link),
    /** In degrees; a branch without both cannot be shown on the map or sorted by distance */
    latitude: orAbsent(latitude),
    longitude: orAbsent(longitude),
    branches: readableOrNone(string()),
    /** What cannot be read stays as a time that is none: rules know then that something is missing */
    openingTimes: readableOrNone(fallback(OpeningTime, { weekday: -1, opens: -1, closes: -1 })),
    holidays: readableOrNone(Holiday),
    /** The server's own answer to 'open now'; the rules do not need it */
    isopen: orAbsent(boolean()),
    /** The description comes in a field of this name */
    string: orAbsent(string()),
  }),
  transform(({ string: description, ...branch }) => ({ ...branch, description })),
);
export type Branch = InferOutput<typeof Branch>;

/** Answer of `GET /rest/location/`. */
export const Branches = readable(Branch);

/** What a page prints: an entry that cannot be read is told to the editor, and its card stays with every choice. */
export const PrintedBranches = entries(Branch);

/** Weekday numbers on the wire. @see shop.md section 9, "Enumerations" */
export const Weekday = {
  Monday: 0,
  Tuesday: 1,
  Wednesday: 2,
  Thursday: 3,
  Friday: 4,
  Saturday: 5,
  Sunday: 6,
} as const;
