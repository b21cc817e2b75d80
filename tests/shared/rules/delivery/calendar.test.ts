import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOf, plainTime } from '../../../../shared/rules/dates/day.ts';
import type { Temporal } from '../../../../shared/rules/dates/temporal.ts';
import { deliveryCalendar } from '../../../../shared/rules/delivery/calendar.ts';
import { checkDate } from '../../../../shared/rules/delivery/check.ts';
import { type DeliveryRequest, planDelivery } from '../../../../shared/rules/delivery/plan.ts';
import { rules } from '../../../../shared/rules/delivery/reason.ts';
import { courierWindow, deliveryStarts } from '../../../../shared/rules/delivery/times.ts';
import { branchHours, isOpenOn } from '../../../../shared/rules/opening/hours.ts';
import { touches } from '../../../../shared/rules/opening/period.ts';
import { publicHolidays } from '../../../../shared/rules/opening/public-holidays.ts';
import { seeded } from '../../../support/data/seeded.ts';
import { date, time } from '../../../support/data/zurich.ts';
import { requests } from './requests.ts';
import { branch, chain, closure, item, madeOn, plan } from './shop.ts';

const pickerOnly = ['branch-closed-on-day', 'day-after-holiday'];

/** The disabled days among the first days of the calendar, each with the rules that disable it. */
function greyed(delivery: ReturnType<typeof plan>, days: number): Record<string, string[]> {
  const grey = deliveryCalendar(delivery)
    .slice(0, days)
    .filter(({ selectable }) => !selectable);
  return Object.fromEntries(grey.map((day) => [day.date.toString(), day.reasons.map(({ rule }) => rule)]));
}

describe('the delivery calendar (shop.md section 5)', () => {
  test('the delivery calendar contains each of the 180 days from tomorrow once', () => {
    const days = deliveryCalendar(plan({ now: '2026-11-03T10:00' }));
    expect(days).toHaveLength(180);
    expect(days[0]?.date.toString()).toBe('2026-11-04');
    expect(days.at(-1)?.date.toString()).toBe('2027-05-02');
    expect(new Set(days.map((day) => day.date.toString())).size).toBe(180);
  });

  test.each([
    ['tomorrow before the cutoff', '2026-11-03T15:29', 0, '2026-11-04'],
    ['in two days after the cutoff', '2026-11-03T15:30', 0, '2026-11-05'],
    ['in two days with one day of preparation', '2026-11-03T20:00', 1, '2026-11-05'],
    ['in four days with three days of preparation', '2026-11-03T10:00', 3, '2026-11-07'],
  ])('the first selectable date of the delivery calendar is %s', (_, now, preparationDays, expected) => {
    const items = [item('Brot'), item('Torte', { preparationDays })];
    const first = deliveryCalendar(plan({ now, items })).find(({ selectable }) => selectable);
    expect(first?.date.toString()).toBe(expected);
  });

  test('the delivery calendar allows only weekdays on which the bakery makes all cart items', () => {
    const items = [item('A', madeOn(0, 1, 2)), item('B', madeOn(1, 2, 3)), item('C')];
    expect(greyed(plan({ items }), 7)).toEqual({
      '2026-11-05': ['weekday'],
      '2026-11-06': ['weekday'],
      '2026-11-07': ['weekday'],
      '2026-11-08': ['weekday'],
      '2026-11-09': ['weekday'],
    });
  });

  test('the delivery calendar disables a day if the pickup branch is closed during a part of the day', () => {
    const pickup = branch(closure('Inventar', '2026-11-06T16:00', '2026-11-06T20:00'));
    const hours = pickup.openingTimes.filter(({ weekday }) => weekday !== 6);
    expect(greyed(plan({ branch: { ...pickup, openingTimes: hours } }), 7)).toEqual({
      '2026-11-06': ['branch-closed-on-day'],
      '2026-11-08': ['branch-closed-on-day'],
    });
  });

  test('the delivery calendar disables a day if the pickup branch is closed at every selectable time', () => {
    const nights = [{ weekday: 2, opens: 21 * 3600, closes: 23 * 3600 }];
    const night = plan({ branch: { ...branch(), openingTimes: nights } });
    expect(greyed(night, 1)).toEqual({ '2026-11-04': ['branch-closed'] });
  });

  test('the delivery calendar disables days in a blocked period of a cart item', () => {
    const items = [item('Torte', { blockedFrom: '2026-11-05', blockedUntil: '2026-11-06' })];
    expect(greyed(plan({ items }), 7)).toEqual({ '2026-11-05': ['blocked'], '2026-11-06': ['blocked'] });
  });

  test('the delivery calendar disables tomorrow when today is a public holiday', () => {
    const delivery = plan({ branches: chain(closure('Fest', '2026-11-03T18:00', '2026-11-03T20:00')) });
    expect(Object.keys(greyed(delivery, 7))).toEqual(['2026-11-04']);
  });

  describe('the day after a public holiday is disabled once the cutoff two days earlier has passed', () => {
    const fest = chain(closure('Fest', '2026-11-10T12:00', '2026-11-10T18:00'));

    test.each([
      ['2026-11-09T15:29', []],
      ['2026-11-09T15:30', ['day-after-holiday']],
    ])('at %s, the day after the holiday on 2026-11-10 violates the rules %j', (now, rules) => {
      expect(greyed(plan({ now, items: [], branches: fest }), 3)['2026-11-11'] ?? []).toEqual(rules);
    });

    test('if the cutoff for the day after a holiday falls on a Sunday, the previous Friday is the last order day', () => {
      const tuesday = chain(closure('Fest', '2026-11-09T12:00', '2026-11-09T18:00'));
      expect(greyed(plan({ now: '2026-11-06T15:29', branches: tuesday }), 4)).toEqual({});
      expect(greyed(plan({ now: '2026-11-07T09:00', branches: tuesday }), 4)['2026-11-10']).toEqual([
        'day-after-holiday',
      ]);
    });
  });

  test('the delivery calendar disables a whole-day public holiday, and allows a day with a holiday of a few hours', () => {
    const holidays = chain(
      closure('Fest', '2026-11-06'),
      closure('Abend', '2026-11-12T16:00', '2026-11-12T23:00'),
    );
    expect(greyed(plan({ branches: holidays }), 10)).toEqual({ '2026-11-06': ['public-holiday'] });
  });

  test('the delivery calendar disables a day if the courier window is during a public holiday', () => {
    const delivery = plan({
      method: 'LateCarrierDelivery',
      branches: chain(closure('Fest', '2026-11-05T12:00', '2026-11-05T18:00')),
    });
    expect(greyed(delivery, 5)).toEqual({
      '2026-11-05': ['public-holiday'],
      '2026-11-07': ['no-courier'],
      '2026-11-08': ['no-courier'],
    });
  });

  test('the delivery calendar disables weekends for deliveries by post', () => {
    expect(Object.keys(greyed(plan({ method: 'FreeShipping' }), 7))).toEqual(['2026-11-07', '2026-11-08']);
  });
});

test('for a disabled day, the delivery calendar returns the rule, the items, the holiday and a German message', () => {
  const torte = item('Torte', madeOn(4));
  const days = deliveryCalendar(plan({ items: [torte], branches: chain(closure('Fest', '2026-11-05')) }));

  expect(days[1]?.reasons).toEqual([
    { rule: 'public-holiday', message: expect.stringContaining('Am Feiertag Fest'), holiday: 'Fest' },
    { rule: 'weekday', message: expect.stringContaining('Torte wird an dem'), items: [torte] },
  ]);
});

test('if a holiday and the closing hours together cover the day, the disabled day contains two rules', () => {
  const delivery = plan({
    branch: { ...branch(), openingTimes: [{ weekday: 3, opens: 6 * 3600, closes: 12 * 3600 }] },
    branches: chain(closure('Fest', '2026-11-05T05:00', '2026-11-05T12:00')),
  });
  expect(greyed(delivery, 2)['2026-11-05']).toEqual(['public-holiday', 'branch-closed']);
});

const calendarOf = (request: DeliveryRequest) => deliveryCalendar(planDelivery(request));

const chosen = (request: DeliveryRequest) =>
  calendarOf(request)
    .filter(({ selectable }) => selectable)
    .map((day) => day.date.toString());

/** The times that the shipping method offers on a date; undefined for a delivery without a time. */
function choices({ method }: DeliveryRequest, day: Temporal.PlainDate): (Temporal.PlainTime | undefined)[] {
  if (method === 'Pickup') return deliveryStarts('Pickup', 0).map(plainTime);
  const window = courierWindow(method, day.dayOfWeek - 1);
  return [window === undefined ? undefined : time(window.slice(0, 5))];
}

describe('the delivery calendar for random requests', () => {
  test('the random requests cover every delivery rule', () => {
    const seen = new Set<string>();
    let selectable = 0;
    for (const request of fc.sample(requests, seeded(100))) {
      for (const day of calendarOf(request).slice(0, 40)) {
        if (day.selectable) selectable++;
        for (const { rule } of day.reasons) seen.add(rule);
      }
    }
    expect([...seen].sort()).toEqual([...rules].sort());
    expect(selectable).toBeGreaterThan(300);
  });

  test('checkDate accepts a time on each selectable day', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const delivery = planDelivery(request);
        for (const { date, selectable, reasons } of deliveryCalendar(delivery).slice(0, 50)) {
          const possible = choices(request, date).some(
            (time) => checkDate(delivery, date, time).length === 0,
          );
          const byPickerAlone = reasons.every(({ rule }) => pickerOnly.includes(rule));
          expect(selectable).toBe(reasons.length === 0);
          if (selectable) expect(possible).toBe(true);
          else expect(possible).toBe(byPickerAlone && possible);
        }
      }),
      seeded(40),
    );
  });

  test('the calendar disables every day that the specification excludes', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const local = request.now.toZonedDateTimeISO('Europe/Zurich');
        const today = local.toPlainDate();
        const late = local.hour + local.minute / 60 >= request.configuration.nextDayDeliveryTime;
        const slowest = Math.max(0, ...request.items.map(({ preparationDays = 0 }) => preparationDays));
        const earliest = today.add({ days: slowest > 0 ? slowest + 1 : late ? 2 : 1 });
        const holidays = publicHolidays(request.branches);
        const holidayOn = (day: Temporal.PlainDate) =>
          holidays.some((holiday) => touches(holiday, dayOf(day)));

        for (const { date, selectable } of calendarOf(request)) {
          const weekday = String(date.dayOfWeek - 1);
          const iso = date.toString();
          const listed =
            iso < earliest.toString() ||
            request.items.some(
              ({ availabilityDays }) => availabilityDays?.every(({ id }) => id !== weekday) ?? false,
            ) ||
            request.items.some(
              ({ blockedFrom, blockedUntil }) =>
                (blockedFrom ?? blockedUntil) !== undefined &&
                (blockedFrom ?? '0000') <= iso &&
                iso <= (blockedUntil ?? '9999'),
            ) ||
            (request.method === 'Pickup' &&
              request.branch &&
              !isOpenOn(branchHours(request.branch), dayOf(date))) ||
            (date.equals(today.add({ days: 1 })) && holidayOn(today));
          if (listed) expect(selectable).toBe(false);
        }
      }),
      seeded(40),
    );
  });

  test('if an item needs more preparation days, no additional delivery date becomes possible', () => {
    fc.assert(
      fc.property(
        requests,
        fc.integer({ min: 0, max: 4 }),
        fc.integer({ min: 1, max: 4 }),
        (request, days, more) => {
          const withTorte = (preparationDays: number) =>
            chosen({ ...request, items: [...request.items, item('Torte', { preparationDays })] });
          expect(withTorte(days)).toEqual(expect.arrayContaining(withTorte(days + more)));
        },
      ),
      seeded(40),
    );
  });

  test('if the cart has an additional item, no additional delivery date becomes possible', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const fewer = { ...request, items: request.items.slice(1) };
        expect(chosen(fewer)).toEqual(expect.arrayContaining(chosen(request)));
      }),
      seeded(40),
    );
  });

  test('if a delivery date is disabled now, the date is also disabled later today', () => {
    fc.assert(
      fc.property(requests, fc.integer({ min: 1, max: 96 }), (request, quarters) => {
        const later = request.now.add({ minutes: quarters * 15 });
        const sameDay = (instant: Temporal.Instant) =>
          instant.toZonedDateTimeISO('Europe/Zurich').toPlainDate();
        fc.pre(sameDay(later).equals(sameDay(request.now)));
        expect(chosen(request)).toEqual(expect.arrayContaining(chosen({ ...request, now: later })));
      }),
      seeded(40),
    );
  });

  test('no message of the delivery calendar contains ‘undefined’, ‘NaN’ or ‘null’', () => {
    fc.assert(
      fc.property(requests, (request) => {
        for (const { reasons } of calendarOf(request)) {
          for (const { message } of reasons) expect(message).not.toMatch(/undefined|NaN|null|Infinity| {2}/);
        }
      }),
      seeded(40),
    );
  });

  test('deliveryCalendar returns the same days for equal delivery requests', () => {
    fc.assert(
      fc.property(requests, (request) => {
        expect(JSON.stringify(calendarOf(request))).toBe(
          JSON.stringify(calendarOf(structuredCloneOf(request))),
        );
      }),
      seeded(20),
    );
  });
});

function structuredCloneOf(request: DeliveryRequest): DeliveryRequest {
  const { now, ...data } = request;
  return { now, ...structuredClone(data) };
}

test('the delivery calendar starts tomorrow and has 180 days, even near a clock change', () => {
  for (const now of ['2027-03-26T23:30', '2027-03-27T12:00', '2027-03-28T03:00']) {
    const days = deliveryCalendar(plan({ now })).map((day) => day.date.toString());
    expect(days[0]).toBe(date(now.slice(0, 10)).add({ days: 1 }).toString());
    expect(days).toHaveLength(180);
  }
});
