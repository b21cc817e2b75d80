import { type Day, dayAt, dayLength, hour, type Moment, minute, second } from './day.ts';
import { type Temporal, temporal } from './temporal.ts';
import { instantInZurich, inZurich, zurichOffset } from './zurich.ts';

const pattern =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,3})\d*)?)?(Z|[+-]\d\d(?::?\d\d)?)?)?$/;

/**
 * Formats an instant for API calls, in the time of Zurich: `YYYY-MM-DDTHH:MM:SS+HH:00`.
 *
 * @see shop.md section 7, "Common rules"
 */
export function toWire(instant: Temporal.Instant): string {
  return inZurich(instant).toString({ timeZoneName: 'never', fractionalSecondDigits: 0 });
}

/**
 * Parses a date of the API: an ISO date and time with any offset. A text without an offset is in the time of Zurich,
 * and a date without a time means midnight. Undefined for any other text.
 */
export function fromWire(text: string): Temporal.Instant | undefined {
  const read = readFields(text);
  if (!read) return undefined;
  const { PlainDateTime, Instant } = temporal();
  return read.offset === undefined
    ? instantInZurich(PlainDateTime.from(new Date(read.local).toISOString().slice(0, -1)))
    : Instant.fromEpochMilliseconds(read.local - read.offset);
}

/**
 * Parses a date like `fromWire`, but returns a number, for rules that parse hundreds of dates.
 *
 * @param end parses a date without a time as the last millisecond of the day, for the inclusive end of a period
 */
export function readMoment(text: string, end?: 'end'): Moment | undefined {
  const read = readFields(text);
  if (!read) return undefined;
  if (read.dateOnly) return end ? read.local + dayLength - 1 : read.local;
  if (read.offset === undefined) return read.local;
  const epoch = read.local - read.offset;
  return epoch + zurichOffset(epoch);
}

/** The civil day in Zurich of an API date. */
export function readDay(text: string): Day | undefined {
  const moment = readMoment(text);
  return moment === undefined ? undefined : dayAt(moment);
}

interface Fields {
  /** The written date and time, as milliseconds since 1970-01-01T00:00 in the same time zone */
  local: number;
  /** Milliseconds by which the written time is ahead of UTC; undefined if the text contains no offset */
  offset: number | undefined;
  dateOnly: boolean;
}

function readFields(text: string): Fields | undefined {
  const match = pattern.exec(text);
  if (!match) return undefined;
  const [, y, m, d, hours, minutes, seconds = '0', fraction = '0', zone] = match;
  const date = new Date(0);
  date.setUTCFullYear(Number(y), Number(m) - 1, Number(d));
  const impossible = date.getUTCMonth() !== Number(m) - 1 || date.getUTCDate() !== Number(d);
  if (impossible || Number(hours ?? 0) > 23 || Number(minutes ?? 0) > 59 || Number(seconds) > 59)
    return undefined;
  const local =
    date.getTime() +
    Number(hours ?? 0) * hour +
    Number(minutes ?? 0) * minute +
    Number(seconds) * second +
    Number(fraction.padEnd(3, '0'));
  const offset = zone === undefined ? undefined : readOffset(zone);
  return offset !== undefined && Math.abs(offset) >= dayLength
    ? undefined
    : { local, offset, dateOnly: hours === undefined };
}

function readOffset(zone: string): number {
  if (zone === 'Z') return 0;
  const sign = zone.startsWith('-') ? -1 : 1;
  return sign * (Number(zone.slice(1, 3)) * hour + Number(zone.slice(3).replace(':', '')) * minute);
}

/**
 * The civil day in Zurich of an ISO date of the API; undefined for any other text. Works without `Temporal`, for
 * widgets without date rules.
 *
 * @see shop.md section 7, "Common rules"
 */
export function readWireDay(iso: string): { year: number; month: number; day: number } | undefined {
  const [, written, zone] = /^(\d{4}-\d\d-\d\d)(?:[T ][\d:.]+(Z|[+-]\d\d(?::?\d\d)?)?)?$/.exec(iso) ?? [];
  const moment = new Date(zone ? iso : `${written}`);
  if (Number.isNaN(moment.getTime())) return undefined;
  // A text without an offset is in the time of Zurich, so its date is the day in Zurich
  const [year = 0, month = 0, day = 0] = (zone ? zurichDay.format(moment) : `${written}`)
    .split('-')
    .map(Number);
  return { year, month, day };
}

/** The locale is Canadian English, because its date format is the ISO format */
const zurichDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Zurich',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

const zurichParts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Zurich',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'longOffset',
});

/**
 * Formats a date for API calls, in the time of Zurich: `2026-11-21T09:30:00+01:00`. Throws a RangeError if the date is
 * invalid.
 *
 * @see shop.md section 7, "Common rules"
 */
export function toWireDate(moment: Date): string {
  const parts = Object.fromEntries(zurichParts.formatToParts(moment).map(({ type, value }) => [type, value]));
  const { year, month, day, hour, minute, second, timeZoneName = '' } = parts;
  return `${year}-${month}-${day}T${hour}:${minute}:${second}${timeZoneName.slice(3)}`;
}
