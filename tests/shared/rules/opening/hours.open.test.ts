import { describe, expect, test } from 'vitest';
import { dayOf, momentOf } from '../../../../shared/rules/dates/day.ts';
import type { Temporal } from '../../../../shared/rules/dates/temporal.ts';
import { openBranches } from '../../../../shared/rules/opening/branch-filter.ts';
import { branchHours, isOpenAt, isOpenOn } from '../../../../shared/rules/opening/hours.ts';
import { date, instant, time } from '../../../support/data/zurich.ts';

type Hours = Parameters<typeof branchHours>[0];

/** Whether a branch is open at a local time in Zurich; without a time, whether it is open the whole day. */
function isOpen(branch: Hours, date: Temporal.PlainDate, time?: Temporal.PlainTime): boolean {
  const hours = branchHours(branch);
  return time ? isOpenAt(hours, momentOf(date.toPlainDateTime(time))) : isOpenOn(hours, dayOf(date));
}

const isOpenNow = (branch: Hours, now: Temporal.Instant) => openBranches([branch])(now).has(branch.id);

const workdays = [0, 1, 2, 3, 4].map((weekday) => ({ weekday, opens: 6 * 3600, closes: 18 * 3600 }));
const holiday = (startDate: string, endDate: string, openingType: number) => ({
  name: 'x',
  startDate,
  endDate,
  openingType,
});
const branch = (...holidays: ReturnType<typeof holiday>[]) => ({ id: '1', openingTimes: workdays, holidays });

const thursday = date('2026-12-24');
const sunday = date('2026-12-20');

describe('the check whether a branch is open at a time of day (shop.md section 4, "Branch open check")', () => {
  test.each([
    ['05:59', false],
    ['06:00', true],
    ['18:00', true],
    ['18:01', false],
  ])('the branch with hours from 06:00 to 18:00 is open at %s: %s', (clock, open) => {
    expect(isOpen(branch(), thursday, time(clock))).toBe(open);
  });

  test('a branch that closes at 24:00 is closed at midnight, and a branch that closes at 02:00 is open at midnight', () => {
    const until = (closes: number) => ({
      id: '1',
      openingTimes: [{ weekday: 2, opens: 18 * 3600, closes }],
      holidays: [],
    });
    expect(isOpen(until(24 * 3600), date('2026-12-23'), time('23:59'))).toBe(true);
    expect(isOpen(until(24 * 3600), thursday, time('00:00'))).toBe(false);
    expect(isOpen(until(2 * 3600), thursday, time('00:00'))).toBe(true);
  });

  test('a closure that ends at 00:00 does not close the branch on the next day', () => {
    const closed = branch(holiday('2026-12-23T00:00:00+01:00', '2026-12-24T00:00:00+01:00', 0));
    expect([isOpen(closed, date('2026-12-23')), isOpen(closed, date('2026-12-23'), time('10:00'))]).toEqual([
      false,
      false,
    ]);
    expect([isOpen(closed, thursday), isOpen(closed, thursday, time('06:00'))]).toEqual([true, true]);
  });

  test('a branch is closed on a weekday without opening times', () => {
    expect(isOpen(branch(), sunday, time('10:00'))).toBe(false);
  });

  test('a branch that is closed on Sundays is open during a special opening on a Sunday', () => {
    const special = branch(holiday('2026-12-20T10:00', '2026-12-20T16:00', 1));
    expect(isOpen(special, sunday, time('10:00'))).toBe(true);
    expect(isOpen(special, sunday, time('16:00'))).toBe(true);
    expect(isOpen(special, sunday, time('16:01'))).toBe(false);
  });

  test('a branch is closed at the start time and at the end time of a closure', () => {
    const closed = branch(holiday('2026-12-24T12:00', '2026-12-24T14:00', 0));
    expect(isOpen(closed, thursday, time('11:59'))).toBe(true);
    expect(isOpen(closed, thursday, time('12:00'))).toBe(false);
    expect(isOpen(closed, thursday, time('14:00'))).toBe(false);
    expect(isOpen(closed, thursday, time('14:01'))).toBe(true);
  });

  test('a branch is open during a special opening that overlaps a closure', () => {
    const both = branch(holiday('2026-12-24', '2026-12-24', 0), holiday('2026-12-24', '2026-12-24', 1));
    expect(isOpen(both, thursday, time('10:00'))).toBe(true);
  });

  test('a holiday of a branch with an unknown opening type is a closure (site.md section 3)', () => {
    expect(isOpen(branch(holiday('2026-12-24', '2026-12-24', 7)), thursday, time('10:00'))).toBe(false);
  });
});

describe('the check whether a branch is open on a day', () => {
  test('a branch counts as open on every weekday that has opening times', () => {
    expect(isOpen(branch(), thursday)).toBe(true);
    expect(isOpen(branch(), sunday)).toBe(false);
  });

  test('a closure or a special opening of a few hours applies to the whole day', () => {
    expect(isOpen(branch(holiday('2026-12-24T16:00', '2026-12-24T18:00', 0)), thursday)).toBe(false);
    expect(isOpen(branch(holiday('2026-12-20T10:00', '2026-12-20T11:00', 1)), sunday)).toBe(true);
  });
});

describe('the check whether a branch is open now', () => {
  test.each([
    ['2026-12-24T04:59:59Z', false],
    ['2026-12-24T05:00:00Z', true],
    ['2026-07-02T04:00:00Z', true],
    ['2026-07-02T16:00:01Z', false],
  ])('the branch with hours from 06:00 to 18:00 in Zurich is open at the instant %s: %s', (now, open) => {
    expect(isOpenNow(branch(), instant(now))).toBe(open);
  });

  test('the opening times of a branch are the same local times before and after a clock change', () => {
    const sundays = {
      id: '1',
      openingTimes: [{ weekday: 6, opens: 7 * 3600, closes: 12 * 3600 }],
      holidays: [],
    };
    expect(isOpenNow(sundays, instant('2027-03-28T04:59:59Z'))).toBe(false);
    expect(isOpenNow(sundays, instant('2027-03-28T05:00:00Z'))).toBe(true);
    expect(isOpenNow(sundays, instant('2026-10-25T05:59:59Z'))).toBe(false);
    expect(isOpenNow(sundays, instant('2026-10-25T06:00:00Z'))).toBe(true);
  });
});
