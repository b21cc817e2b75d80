import { afterEach, describe, expect, test } from 'vitest';
import { monthOptions } from '../../../fixtures/markup/data/month-options.ts';
import { formatDate, formatTime } from '../../../shared/rules/dates/format.ts';
import { readTypedDate } from '../../../shared/rules/dates/typed-date.ts';
import { fromWire, readMoment, toWire } from '../../../shared/rules/dates/wire.ts';
import { deliveryCalendar } from '../../../shared/rules/delivery/calendar.ts';
import { nextDelivery } from '../../../shared/rules/delivery/next.ts';
import { planDelivery } from '../../../shared/rules/delivery/plan.ts';
import { openBranches } from '../../../shared/rules/opening/branch-filter.ts';
import { holidayLines } from '../../../shared/rules/opening/holiday-lines.ts';
import { sampleCalendarInput } from '../../bench/scenarios/calendar.ts';
import { zones } from '../../support/data/zones.ts';
import { instant } from '../../support/data/zurich.ts';

const home = process.env.TZ;

afterEach(() => {
  process.env.TZ = home;
});

/** Instants around both clock changes, and instants at which the date in most time zones differs from Zurich. */
const moments = [
  '2026-10-24T23:30:00Z',
  '2026-10-25T00:30:00Z',
  '2026-10-25T01:30:00Z',
  '2026-12-23T22:59:59Z',
  '2026-12-23T23:00:00Z',
  '2027-03-27T23:00:00Z',
  '2027-03-28T00:59:59Z',
  '2027-03-28T01:00:00Z',
  '2027-06-30T22:00:00Z',
].map(instant);

/** All results of the rules for the sample branches, as a single string. */
function everythingSaid(): string {
  const sample = sampleCalendarInput();
  const results = moments.map((now) => {
    const delivery = planDelivery({ ...sample, now });
    const next = nextDelivery(delivery);
    const open = openBranches(sample.branches)(now);
    return {
      now: toWire(now),
      readBack: fromWire(toWire(now))?.toString(),
      local: readMoment(toWire(now)),
      months: monthOptions(now),
      open: sample.branches.map(({ id }) => open.has(id)),
      lines: sample.branches.map(({ holidays }) => holidayLines(holidays, now)),
      calendar: deliveryCalendar(delivery).map((day) => ({ ...day, date: formatDate(day.date) })),
      next: next && [formatDate(next.date), next.time && formatTime(next.time)],
      parsed: readTypedDate('28.03.2027'),
    };
  });
  return JSON.stringify(results);
}

const zone = zones.find(({ zone }) => zone === home) ?? expect.fail(`nothing is known of the zone ${home}`);

describe(`on a device in ${zone.zone}`, () => {
  test('the clock of the test process has the time zone under test', () => {
    expect(new Date('2027-01-01T12:00:00Z').getTimezoneOffset()).toBe(zone.minutesBehindUtc);
  });

  test('the delivery and opening rules return the same results as on a device in Kathmandu', () => {
    const here = everythingSaid();
    process.env.TZ = 'Asia/Kathmandu';
    expect(new Date('2027-01-01T12:00:00Z').getTimezoneOffset()).toBe(-345);
    expect(everythingSaid()).toBe(here);
  });
});
