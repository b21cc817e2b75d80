import { boolean, fallback, type InferOutput, object, pipe, string, transform } from 'valibot';
import { link } from './link.ts';
import { latitude, longitude } from './maps.ts';
import { entries, id, integer, maybe, orAbsent, readable, readableOrNone } from './values.ts';

/** Seconds since midnight in Zurich. `weekday` is 0 on Monday. */
export const OpeningTime = object({ weekday: integer, opens: integer, closes: integer });
export type OpeningTime = InferOutput<typeof OpeningTime>;

/** ISO dates; start and end are included. Opening type 1 is a special opening, any other type is a closure. */
export const Holiday = object({
  name: string(),
  startDate: string(),
  endDate: string(),
  openingType: integer,
});
export type Holiday = InferOutput<typeof Holiday>;

const text = maybe(string(), '');

/**
 * A shop or café of the chain, where customers buy and collect orders.
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
    /** Position in degrees. A branch without coordinates cannot be shown on the map or sorted by distance */
    latitude: orAbsent(latitude),
    longitude: orAbsent(longitude),
    /** Codes of the kinds of branch, for the filter of the branch list */
    branches: readableOrNone(string()),
    /** An invalid opening time becomes an impossible time, so that the rules can detect missing data */
    openingTimes: readableOrNone(fallback(OpeningTime, { weekday: -1, opens: -1, closes: -1 })),
    holidays: readableOrNone(Holiday),
    /** Whether the branch is open now, according to the server. The rules do not use this value */
    isopen: orAbsent(boolean()),
    string: orAbsent(string()),
  }),
  transform(({ string: description, ...branch }) => ({ ...branch, description })),
);
export type Branch = InferOutput<typeof Branch>;

/** Response of `GET /rest/location/`. */
export const Branches = readable(Branch);

/**
 * The branches in a page's markup. Invalid branches are omitted: the branch list shows their cards for every filter,
 * and reports them to editors.
 */
export const PrintedBranches = entries(Branch);

/** Weekday numbers of the API. @see shop.md section 9, "Enumerations" */
export const Weekday = {
  Monday: 0,
  Tuesday: 1,
  Wednesday: 2,
  Thursday: 3,
  Friday: 4,
  Saturday: 5,
  Sunday: 6,
} as const;
