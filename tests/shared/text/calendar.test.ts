import { expect, test } from 'vitest';
import { months, shortMonths, shortWeekdays, weekdays } from '../../../shared/text/calendar.ts';

const german = (options: Intl.DateTimeFormatOptions, date: Date) =>
  new Intl.DateTimeFormat('de-CH', { ...options, timeZone: 'UTC' }).format(date);

test('the list ‘months’ contains the month names of the locale de-CH', () => {
  const names = months.map((_, month) => german({ month: 'long' }, new Date(Date.UTC(2026, month, 1))));
  expect(months).toEqual(names);
});

test('the lists ‘weekdays’ and ‘shortWeekdays’ contain the names of the locale de-CH, and start with Monday', () => {
  const dates = weekdays.map((_, day) => new Date(Date.UTC(2026, 10, 23 + day)));
  expect(weekdays).toEqual(dates.map((date) => german({ weekday: 'long' }, date)));
  expect(shortWeekdays).toEqual(dates.map((date) => german({ weekday: 'short' }, date)));
});

test('the list ‘shortMonths’ contains the three-letter month names of the specification (site.md section 5)', () => {
  expect(shortMonths.join()).toBe('Jan,Feb,Mär,Apr,Mai,Jun,Jul,Aug,Sep,Okt,Nov,Dez');
});
