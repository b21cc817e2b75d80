import { afterEach, expect, test } from 'vitest';
import { toJson, toQuery } from '../../../shared/api/wire.ts';
import { loadTemporal, temporal } from '../../../shared/rules/temporal.ts';

// shop.md section 7, "Common rules"

test.each([
  [{}, ''],
  [{ page: 2, q: 'Zopf & Weggli' }, '?page=2&q=Zopf%20%26%20Weggli'],
  [{ tag: ['süss', 'a,b'] }, '?tag[]=s%C3%BCss,a%2Cb'],
  [{ tag: [], q: undefined, all: false, zero: 0, none: '' }, '?all=false&zero=0&none='],
  [{ ids: [1, 2, 3] }, '?ids[]=1,2,3'],
])('the query of %j', (values, query) => {
  expect(toQuery(values)).toBe(query);
});

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
});

const moments = [
  ['2026-03-29T00:59:59Z', '2026-03-29T01:59:59+01:00'],
  ['2026-03-29T01:00:00Z', '2026-03-29T03:00:00+02:00'],
  ['2026-10-25T00:59:59Z', '2026-10-25T02:59:59+02:00'],
  ['2026-10-25T01:00:00Z', '2026-10-25T02:00:00+01:00'],
  ['2026-12-31T23:00:00Z', '2027-01-01T00:00:00+01:00'],
] as const;

test.each(['UTC', 'Europe/Zurich', 'America/Los_Angeles', 'Pacific/Auckland', 'Asia/Kolkata'])(
  'a date is the shop’s, across both changes of the clock, on a device in %s',
  (device) => {
    process.env.TZ = device;
    for (const [utc, wire] of moments) {
      expect(toJson({ deliveryDate: new Date(utc) })).toBe(`{"deliveryDate":"${wire}"}`);
    }
  },
);

test('a Temporal date with a zone is written alike, milliseconds left out', async () => {
  await loadTemporal();
  const date = temporal().ZonedDateTime.from('2026-10-25T02:30:00.5+01:00[Europe/Zurich]');
  expect(toJson({ dates: [date] })).toBe('{"dates":["2026-10-25T02:30:00+01:00"]}');
});

test('everything else is plain JSON; texts that look like dates stay as they are', () => {
  const body = { a: [1, 'zwei', null, { b: true }], at: '2026-11-21T09:30:00.000Z', none: undefined };
  expect(toJson(body)).toBe(JSON.stringify(body));
});

test('a date that is none is refused', () => {
  expect(() => toJson({ at: new Date(Number.NaN) })).toThrow(RangeError);
});
