import { expect, test } from 'vitest';
import { eventDates, eventLine, monthOptions } from '../../../shared/rules/events.ts';
import { at, dateTime, instant } from '../../support/data/zurich.ts';

test('the date line of an event contains weekday, day, month, start and end (site.md section 2.13)', () => {
  expect(eventLine(dateTime('2026-12-05T14:00'), dateTime('2026-12-05T16:30'))).toBe(
    'Samstag, 05. Dezember, 14:00 - 16:30 Uhr',
  );
});

test('if an event has no end, its date line contains only the start', () => {
  expect(eventLine(dateTime('2026-12-05T14:00'))).toBe('Samstag, 05. Dezember, 14:00 Uhr');
});

test('the month filter of events offers ‘all’, the current month and the next four months (site.md section 2.13)', () => {
  expect(monthOptions(at('2026-10-31T12:00'))).toEqual([
    { label: 'Alle' },
    { label: 'Oktober / 2026', value: '10-26' },
    { label: 'November / 2026', value: '11-26' },
    { label: 'Dezember / 2026', value: '12-26' },
    { label: 'Januar / 2027', value: '01-27' },
    { label: 'Februar / 2027', value: '02-27' },
  ]);
});

test('the first month in the month filter of events changes at midnight in Zurich', () => {
  expect(monthOptions(instant('2026-06-30T21:59:59Z'))[1]?.value).toBe('06-26');
  expect(monthOptions(instant('2026-06-30T22:00:00Z'))[1]?.value).toBe('07-26');
});

test('the day of the month on an event card has two digits', () => {
  expect(eventDates('2026-12-05T14:00:00+01:00', undefined)).toMatchObject({ day: '05', month: 'Dez' });
});
