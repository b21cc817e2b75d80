import { expect, test } from 'vitest';
import { eventDates, eventLine } from '../../../widgets/event-list/event-dates.ts';
import { dateTime } from '../../support/data/zurich.ts';

test('the date line of an event contains weekday, day, month, start and end (site.md section 2.13)', () => {
  expect(eventLine(dateTime('2026-12-05T14:00'), dateTime('2026-12-05T16:30'))).toBe(
    'Samstag, 05. Dezember, 14:00 - 16:30 Uhr',
  );
});

test('if an event has no end, its date line contains only the start', () => {
  expect(eventLine(dateTime('2026-12-05T14:00'))).toBe('Samstag, 05. Dezember, 14:00 Uhr');
});

test('the day of the month on an event card has two digits', () => {
  expect(eventDates('2026-12-05T14:00:00+01:00', undefined)).toMatchObject({ day: '05', month: 'Dez' });
});
