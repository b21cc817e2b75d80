import { expect, test } from 'vitest';
import { timeRange } from '../../../../shared/rules/opening/time-range.ts';

const seconds = (time: string) => {
  const [hours = 0, minutes = 0, rest = 0] = time.split(':').map(Number);
  return hours * 3600 + minutes * 60 + rest;
};

test.each([
  ['05:00', '23:00', 'wholeDay'],
  ['00:00', '23:59:59', 'wholeDay'],
  ['05:00:01', '23:00', 'closedFrom'],
  ['05:00', '22:59:59', 'closedFrom'],
  ['05:00', '12:00', 'morning'],
  ['05:00', '12:00:01', 'other'],
  ['05:00:01', '12:00', 'other'],
  ['12:00', '19:00', 'afternoon'],
  ['12:00', '23:59', 'afternoon'],
  ['12:00', '18:59:59', 'other'],
  ['12:00:01', '19:00', 'other'],
  ['21:00', '22:00', 'closedFrom'],
  ['21:00:01', '22:00', 'other'],
  ['16:00', '21:59:59', 'other'],
])('%s to %s is %s (site.md 4.6)', (start, end, expected) => {
  expect(timeRange(seconds(start), seconds(end))).toBe(expected);
});
