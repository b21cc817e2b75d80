import {
  array,
  boolean,
  finite,
  type InferOutput,
  nonEmpty,
  number,
  object,
  optional,
  pipe,
  string,
  transform,
  union,
} from 'valibot';
import { link } from './link.ts';
import { id, integer, maybe, orAbsent } from './values.ts';

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

const degrees = pipe(union([number(), pipe(string(), nonEmpty(), transform(Number))]), finite());
const text = optional(string(), '');

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
    zip: optional(id, ''),
    place: text,
    phone: maybe(string()),
    image: orAbsent(link),
    /** In degrees; a branch without both cannot be shown on the map or sorted by distance */
    latitude: orAbsent(degrees),
    longitude: orAbsent(degrees),
    branches: optional(array(string()), []),
    openingTimes: optional(array(OpeningTime), []),
    holidays: optional(array(Holiday), []),
    /** The server's own answer to 'open now'; the rules do not need it */
    isopen: maybe(boolean()),
    /** The description comes in a field of this name */
    string: maybe(string()),
  }),
  transform(({ string: description, ...branch }) => ({ ...branch, description })),
);
export type Branch = InferOutput<typeof Branch>;

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
