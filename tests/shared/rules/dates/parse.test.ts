import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDate, formatShortDate } from '../../../../shared/rules/dates/format.ts';
import { parseDate } from '../../../../shared/rules/dates/parse.ts';
import { seeded } from '../../../seeded.ts';
import { date } from '../../../zurich.ts';

describe('accepted dates (site.md 5, "General")', () => {
  test.each([
    ['24.12.2026', '2026-12-24'],
    ['24. Dez 2026', '2026-12-24'],
    ['01. Mär 2027', '2027-03-01'],
    ['29.02.2028', '2028-02-29'],
  ])('%s', (text, iso) => {
    expect(parseDate(text)?.toString()).toBe(iso);
  });

  test.each([
    '',
    '2026-12-24',
    '24/12/2026',
    '24.12.26',
    '1.2.2026',
    ' 24.12.2026',
    '24.12.2026 08:00',
    '24. dez 2026',
    '24. Dec 2026',
    '24. Dezember 2026',
    '24.Dez 2026',
    '24. Dez. 2026',
    '24. 001 2026',
  ])('%j is none', (text) => {
    expect(parseDate(text)).toBeUndefined();
  });

  test.each([
    '29.02.2027',
    '31.04.2026',
    '00.01.2026',
    '32.01.2026',
    '01.13.2026',
    '01.00.2026',
    '30. Feb 2028',
  ])('the calendar has no %s', (text) => {
    expect(parseDate(text)).toBeUndefined();
  });
});

test('what is written can be read again, in both formats', () => {
  const days = fc.integer({ min: -719_528, max: 2_932_896 });
  fc.assert(
    fc.property(days, (day) => {
      const written = date('1970-01-01').add({ days: day });
      expect(parseDate(formatDate(written))?.equals(written)).toBe(true);
      expect(parseDate(formatShortDate(written))?.equals(written)).toBe(true);
    }),
    seeded(300),
  );
});

test('what is read was written that way, and anything else is undefined', () => {
  const digits = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`));
  fc.assert(
    fc.property(fc.tuple(digits(2), digits(2), digits(4)), (parts) => {
      const text = parts.join('.');
      const read = parseDate(text);
      expect(read === undefined || formatDate(read) === text).toBe(true);
    }),
    seeded(500),
  );
});
