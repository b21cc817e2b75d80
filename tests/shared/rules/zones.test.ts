import { afterEach, describe, expect, test } from 'vitest';
import { formatDate, formatTime } from '../../../shared/rules/dates/format.ts';
import { monthOptions } from '../../../shared/rules/dates/month-options.ts';
import { parseDate } from '../../../shared/rules/dates/parse.ts';
import { fromWire, readMoment, toWire } from '../../../shared/rules/dates/wire.ts';
import { deliveryCalendar } from '../../../shared/rules/delivery/calendar.ts';
import { nextDelivery } from '../../../shared/rules/delivery/next.ts';
import { planDelivery } from '../../../shared/rules/delivery/plan.ts';
import { holidayLines } from '../../../shared/rules/opening/holiday-lines.ts';
import { isOpenNow } from '../../../shared/rules/opening/open.ts';
import { sampleCalendarInput } from '../../bench/calendar.ts';
import { instant } from '../../zurich.ts';

const home = process.env.TZ;

afterEach(() => {
  if (home === undefined) delete process.env.TZ;
  else process.env.TZ = home;
});

/** Around both changes of the clock, and where most of the world has another day than Zurich. */
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

/** Whatever the rules say about the sample chain, in one text. */
function everythingSaid(): string {
  const sample = sampleCalendarInput();
  const said = moments.map((now) => {
    const delivery = planDelivery({ ...sample, now });
    const next = nextDelivery(delivery);
    return {
      now: toWire(now),
      readBack: fromWire(toWire(now))?.toString(),
      local: readMoment(toWire(now)),
      months: monthOptions(now),
      open: sample.branches.map((branch) => isOpenNow(branch, now)),
      lines: sample.branches.map(({ holidays }) => holidayLines(holidays, now)),
      calendar: deliveryCalendar(delivery).map((day) => ({ ...day, date: formatDate(day.date) })),
      next: next && [formatDate(next.date), next.time && formatTime(next.time)],
      parsed: parseDate('28.03.2027')?.toString(),
    };
  });
  return JSON.stringify(said);
}

process.env.TZ = 'Asia/Kathmandu';
const elsewhere = everythingSaid();

describe("the shop's clock is Zurich's, whatever the device says", () => {
  test.each([
    ['Europe/Zurich', -60],
    ['UTC', 0],
    ['Pacific/Auckland', -780],
    ['America/Los_Angeles', 480],
    ['Pacific/Kiritimati', -840],
  ])('in %s', (zone, minutesBehindUtc) => {
    process.env.TZ = zone;

    expect(new Date('2027-01-01T12:00:00Z').getTimezoneOffset()).toBe(minutesBehindUtc);
    expect(everythingSaid()).toBe(elsewhere);
  });
});
