import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instantInZurich, inZurich, zurichOffset } from '../../../../shared/rules/dates/zurich.ts';
import { seeded } from '../../../support/data/seeded.ts';
import { dateTime, instant } from '../../../support/data/zurich.ts';

describe('the two clock changes of a year in Zurich', () => {
  test.each([
    ['2027-03-28T00:59:59Z', '2027-03-28T01:59:59'],
    ['2027-03-28T01:00:00Z', '2027-03-28T03:00:00'],
    ['2026-10-25T00:59:59Z', '2026-10-25T02:59:59'],
    ['2026-10-25T01:00:00Z', '2026-10-25T02:00:00'],
  ])('at %s the time in Zurich is %s', (utc, local) => {
    expect(inZurich(instant(utc)).toPlainDateTime().toString()).toBe(local);
  });

  test('if the clocks skip a local time in spring, the time is converted to the next hour', () => {
    expect(instantInZurich(dateTime('2027-03-28T02:30')).toString()).toBe('2027-03-28T01:30:00Z');
  });

  test('if a local time occurs twice in autumn, the time is converted to the first instant', () => {
    expect(instantInZurich(dateTime('2026-10-25T02:30')).toString()).toBe('2026-10-25T00:30:00Z');
  });
});

test('zurichOffset equals the offset of Temporal from 1900 to 2100', () => {
  const epochs = fc.integer({ min: -2_208_988_800, max: 4_102_444_800 }).map((seconds) => seconds * 1000);
  fc.assert(
    fc.property(epochs, (epoch) => {
      const expected = inZurich(instant(new Date(epoch).toISOString())).offsetNanoseconds / 1e6;
      expect(zurichOffset(epoch)).toBe(expected);
    }),
    seeded(300),
  );
});

// Each case uses another year, because zurichOffset caches offsets
test.each([
  ['first before and then after a clock change', '2151-03-28T01:00:00Z', [-1, 0]],
  ['first after and then before a clock change', '2152-03-26T01:00:00Z', [0, -1]],
])('zurichOffset is exact to the millisecond if it is called %s', (_, change, asked) => {
  for (const step of asked)
    expect(zurichOffset(Date.parse(change) + step)).toBe(step < 0 ? 3_600_000 : 7_200_000);
});
