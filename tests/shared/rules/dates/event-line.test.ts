import { expect, test } from 'vitest';
import { eventLine } from '../../../../shared/rules/dates/event-line.ts';
import { dateTime } from '../../../zurich.ts';

test('an event says weekday, day, month, start and end (site.md 2.13)', () => {
  expect(eventLine(dateTime('2026-12-05T14:00'), dateTime('2026-12-05T16:30'))).toBe(
    'Samstag, 05. Dezember, 14:00 - 16:30 Uhr',
  );
});

test('an event without an end says when it starts', () => {
  expect(eventLine(dateTime('2026-12-05T14:00'))).toBe('Samstag, 05. Dezember, 14:00 Uhr');
});
