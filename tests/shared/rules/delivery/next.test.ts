import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatTime } from '../../../../shared/rules/dates/format.ts';
import { deliveryCalendar } from '../../../../shared/rules/delivery/calendar.ts';
import { checkDate } from '../../../../shared/rules/delivery/check.ts';
import { nextDelivery, openTimes, possibleTimes } from '../../../../shared/rules/delivery/next.ts';
import { planDelivery } from '../../../../shared/rules/delivery/plan.ts';
import { seeded } from '../../../support/data/seeded.ts';
import { date } from '../../../support/data/zurich.ts';
import { halfHours, requests } from './requests.ts';
import { branch, chain, closure, item, madeOn, plan } from './shop.ts';

function next(delivery: ReturnType<typeof plan>): string {
  const found = nextDelivery(delivery);
  return found
    ? [found.date, found.time && formatTime(found.time), found.window].filter(Boolean).join(' ')
    : 'none';
}

describe('the next possible date', () => {
  test('the next possible date for a pickup is tomorrow at the default time', () => {
    expect(next(plan({ branch: branch() }))).toBe('2026-11-04 08:00');
  });

  test('if the branch opens after the default time, the next possible time for a pickup is the opening time', () => {
    const late = branch().openingTimes.map((hours) => ({ ...hours, opens: 10 * 3600 }));
    expect(next(plan({ branch: { ...branch(), openingTimes: late } }))).toBe('2026-11-04 10:00');
  });

  test('the next possible date for a courier delivery contains the courier window', () => {
    const friday = plan({ now: '2026-11-06T16:00', method: 'LateCarrierDelivery' });
    expect(next(friday)).toBe('2026-11-10 13:00 13:00 - 15:30');
  });

  test('the next possible date for a postal delivery contains no time', () => {
    expect(next(plan({ now: '2026-11-05T16:00', method: 'PostDelivery' }))).toBe('2026-11-09');
  });

  test('if all branches are closed on public holidays, the next possible date is after these holidays', () => {
    const holidays = [closure('Weihnachten', '2026-12-25'), closure('Stephanstag', '2026-12-26')];
    const delivery = plan({
      now: '2026-12-24T16:00',
      branches: chain(...holidays),
      branch: branch(...holidays),
    });
    expect(next(delivery)).toBe('2026-12-29 08:00');
  });

  test('the next possible date is undefined if the bakery never makes a cart item', () => {
    expect(next(plan({ items: [item('Nie', madeOn())] }))).toBe('none');
  });
});

test('openTimes considers only the opening times, special openings and closures of the branch', () => {
  const open = [{ weekday: 3, opens: 7 * 3600, closes: 9 * 3600 }];
  const holidays = [
    closure('Inventar', '2026-11-05T08:00', '2026-11-05T08:30'),
    { ...closure('Nachtverkauf', '2026-11-05T19:30', '2026-11-05T20:00'), openingType: 1 },
  ];
  const delivery = plan({
    branch: { ...branch(), openingTimes: open, holidays },
    items: [item('Nie', madeOn())],
  });
  expect(openTimes(delivery, date('2026-11-05')).map(formatTime)).toEqual([
    '07:00',
    '07:30',
    '09:00',
    '19:30',
    '20:00',
  ]);
  expect(openTimes(delivery, date('2026-11-06'))).toEqual([]);
});

test('possibleTimes excludes times outside the opening times of the branch and during a holiday', () => {
  const open = [{ weekday: 3, opens: 7 * 3600, closes: 9 * 3600 }];
  const delivery = plan({
    branch: { ...branch(), openingTimes: open },
    branches: chain(closure('Fest', '2026-11-05T08:00', '2026-11-05T08:30')),
  });
  expect(possibleTimes(delivery, date('2026-11-05')).map(formatTime)).toEqual(['07:00', '07:30', '09:00']);
});

describe('the next possible date for random requests', () => {
  test('nextDelivery returns the first selectable date of the delivery calendar', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const delivery = planDelivery(request);
        const found = nextDelivery(delivery);
        const first = deliveryCalendar(delivery).find(({ selectable }) => selectable);
        expect(found?.date.toString()).toBe(first?.date.toString());
        if (found) expect(checkDate(delivery, found.date, found.time)).toEqual([]);
      }),
      seeded(60),
    );
  });

  test('possibleTimes returns exactly the pickup times that checkDate accepts', () => {
    fc.assert(
      fc.property(requests, fc.integer({ min: 1, max: 60 }), (request, days) => {
        const delivery = planDelivery({ ...request, method: 'Pickup' });
        const day = request.now.toZonedDateTimeISO('Europe/Zurich').toPlainDate().add({ days });
        const passing = halfHours()
          .filter((time) => checkDate(delivery, day, time).length === 0)
          .map(formatTime)
          .filter((time) => time >= '05:00' && time <= '20:30');
        expect(possibleTimes(delivery, day).map(formatTime)).toEqual(passing);
      }),
      seeded(40),
    );
  });
});
