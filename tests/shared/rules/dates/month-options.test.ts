import { expect, test } from 'vitest';
import { monthOptions } from '../../../../shared/rules/dates/month-options.ts';
import { at, instant } from '../../../zurich.ts';

test('the event filter offers all months, this one and four more (site.md 2.13)', () => {
  expect(monthOptions(at('2026-10-31T12:00'))).toEqual([
    { label: 'Alle' },
    { label: 'Oktober / 2026', value: '10-26' },
    { label: 'November / 2026', value: '11-26' },
    { label: 'Dezember / 2026', value: '12-26' },
    { label: 'Januar / 2027', value: '01-27' },
    { label: 'Februar / 2027', value: '02-27' },
  ]);
});

test('the month changes at midnight in Zurich', () => {
  expect(monthOptions(instant('2026-06-30T21:59:59Z'))[1]?.value).toBe('06-26');
  expect(monthOptions(instant('2026-06-30T22:00:00Z'))[1]?.value).toBe('07-26');
});
