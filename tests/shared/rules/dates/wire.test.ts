import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainDate, plainDateTime } from '../../../../shared/rules/dates/day.ts';
import { formatDate } from '../../../../shared/rules/dates/format.ts';
import {
  fromWire,
  readDay,
  readMoment,
  readWireDay,
  toWire,
  toWireDate,
} from '../../../../shared/rules/dates/wire.ts';
import { inZurich } from '../../../../shared/rules/dates/zurich.ts';
import { seeded } from '../../../support/data/seeded.ts';
import { at, instant } from '../../../support/data/zurich.ts';

describe('dates that the bundle sends to the API (shop.md section 7)', () => {
  test.each([
    ['2026-12-24T15:30', '2026-12-24T15:30:00+01:00'],
    ['2026-07-01T08:00', '2026-07-01T08:00:00+02:00'],
  ])('toWire adds the UTC offset of Zurich to the local time %s', (local, sent) => {
    expect(toWire(at(local))).toBe(sent);
  });

  test('when summer time ends, toWire returns different texts for the first and for the second 02:00', () => {
    expect(toWire(instant('2026-10-25T00:30:00Z'))).toBe('2026-10-25T02:30:00+02:00');
    expect(toWire(instant('2026-10-25T01:30:00Z'))).toBe('2026-10-25T02:30:00+01:00');
  });

  test('toWire omits fractions of a second', () => {
    expect(toWire(instant('2026-12-24T14:30:00.999Z'))).toBe('2026-12-24T15:30:00+01:00');
  });

  test.each([
    ['2026-03-29T00:59:59Z', '2026-03-29T01:59:59+01:00'],
    ['2026-03-29T01:00:00Z', '2026-03-29T03:00:00+02:00'],
    ['2026-10-25T00:59:59Z', '2026-10-25T02:59:59+02:00'],
    ['2026-10-25T01:00:00Z', '2026-10-25T02:00:00+01:00'],
    ['2026-12-31T23:00:00Z', '2027-01-01T00:00:00+01:00'],
  ])('near a clock change, at %s, toWire and toWireDate return the same text', (utc, wire) => {
    expect(toWire(instant(utc))).toBe(wire);
    expect(toWireDate(new Date(utc))).toBe(wire);
  });

  test('toWireDate throws an error for an invalid date', () => {
    expect(() => toWireDate(new Date(Number.NaN))).toThrow(RangeError);
  });
});

const moments: [string, string][] = [
  ['2026-12-24T15:30:00+01:00', '2026-12-24T15:30:00'],
  ['2026-12-24T15:30:00+0100', '2026-12-24T15:30:00'],
  ['2026-12-24T14:30:00Z', '2026-12-24T15:30:00'],
  ['2026-12-24T23:30:00.250Z', '2026-12-25T00:30:00.25'],
  ['2026-12-24T23:30:00-05', '2026-12-25T05:30:00'],
  ['2026-07-01T22:00:00Z', '2026-07-02T00:00:00'],
  ['2026-12-24T15:30', '2026-12-24T15:30:00'],
  ['2026-12-24 15:30:00', '2026-12-24T15:30:00'],
  ['2026-12-24', '2026-12-24T00:00:00'],
];

describe('dates that the API returns', () => {
  test.each(moments)('fromWire and readMoment parse the date text %s', (text, local) => {
    const read = fromWire(text);
    expect(read && inZurich(read).toPlainDateTime().toString()).toBe(local);
    expect(plainDateTime(readMoment(text) ?? Number.NaN).toString()).toBe(local);
  });

  test.each([
    '',
    'morgen',
    '24.12.2026',
    '2026-12',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-12-24T24:00:00',
    '2026-12-24T12:60:00',
    '2026-12-24T12:00:60',
    '2026-12-24T12:00:00+99:00',
    '2026-12-24T12:00:00+01:00[Europe/Zurich]',
    '2026-12-24Z',
  ])('fromWire and readMoment reject the date text %j', (text) => {
    expect(fromWire(text)).toBeUndefined();
    expect(readMoment(text)).toBeUndefined();
    expect(readDay(text)).toBeUndefined();
  });

  test('if a date is the end of a period, readMoment returns the last millisecond of the day', () => {
    expect(plainDateTime(readMoment('2026-12-24', 'end') ?? 0).toString()).toBe('2026-12-24T23:59:59.999');
    expect(plainDateTime(readMoment('2026-12-24T10:00', 'end') ?? 0).toString()).toBe('2026-12-24T10:00:00');
  });

  test('if a date text has a UTC offset, readDay returns the date in Zurich', () => {
    expect(plainDate(readDay('2026-12-24T23:30:00Z') ?? 0).toString()).toBe('2026-12-25');
    expect(plainDate(readDay('2026-12-25T00:30:00+05:00') ?? 0).toString()).toBe('2026-12-24');
  });
});

test('if toWire has converted an instant to a text, fromWire returns the same instant', () => {
  const seconds = fc.integer({ min: 0, max: 4_102_444_799 });
  fc.assert(
    fc.property(seconds, (epochSeconds) => {
      const sent = instant(new Date(epochSeconds * 1000).toISOString());
      const text = toWire(sent);
      expect(text).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0[12]:00$/);
      expect(fromWire(text)?.equals(sent)).toBe(true);
      const local = plainDateTime(readMoment(text) ?? Number.NaN);
      expect(local.equals(inZurich(sent).toPlainDateTime())).toBe(true);
    }),
    seeded(300),
  );
});

// shop.md section 7, "Common rules": the date in Zurich, in any time zone of the device

test.each([
  ['2026-11-18T09:30:00+01:00', '18.11.2026'],
  ['2026-11-18T23:30:00Z', '19.11.2026'],
  ['2026-07-01T22:30:00.000Z', '02.07.2026'],
  ['2026-11-18T00:30:00+05:00', '17.11.2026'],
  ['2026-11-18', '18.11.2026'],
  ['2026-11-18T23:59:59', '18.11.2026'],
  ['2026-11-18 08:00:00', '18.11.2026'],
  ['', undefined],
  ['gestern', undefined],
  ['2026-13-40', undefined],
])('readWireDay converts the date text «%s» to the day %s', (iso, day) => {
  const read = readWireDay(iso);
  expect(read && formatDate(read)).toBe(day);
});
