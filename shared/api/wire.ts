import { toWireDate } from '../rules/dates/wire.ts';

type QueryValue = string | number | boolean | undefined | readonly (string | number)[];

/** A query string: arrays as `name[]=a,b`, empty ones and undefined left out. @see shop.md section 7 */
export function toQuery(values: Readonly<Record<string, QueryValue>>): string {
  const encode = (value: string | number | boolean) => encodeURIComponent(value);
  const parts = Object.entries(values).flatMap(([name, value]) => {
    if (value === undefined) return [];
    if (typeof value !== 'object') return [`${encode(name)}=${encode(value)}`];
    return value.length ? [`${encode(name)}[]=${value.map(encode).join(',')}`] : [];
  });
  return parts.length ? `?${parts.join('&')}` : '';
}

interface ZonedDateTime {
  toString(options: { timeZoneName: 'never'; smallestUnit: 'second' }): string;
}

const isZoned = (value: unknown): value is ZonedDateTime =>
  Object.prototype.toString.call(value) === '[object Temporal.ZonedDateTime]';

/** JSON with dates as ISO texts with the shop's offset: `Date` and `Temporal.ZonedDateTime`. */
export function toJson(body: unknown): string {
  return JSON.stringify(body, function (this: Record<string, unknown>, key, value: unknown) {
    const original = this[key];
    if (original instanceof Date) return toWireDate(original);
    return isZoned(original) ? original.toString({ timeZoneName: 'never', smallestUnit: 'second' }) : value;
  });
}
