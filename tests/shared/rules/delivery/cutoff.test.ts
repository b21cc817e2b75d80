import { describe, expect, test } from 'vitest';
import { dayOf, plainDate } from '../../../../shared/rules/dates/day.ts';
import { lastProductionDay, toWorkDay } from '../../../../shared/rules/delivery/cutoff.ts';
import { publicHolidays } from '../../../../shared/rules/opening/public-holidays.ts';
import { date } from '../../../support/data/zurich.ts';
import { chain, closure, message, plan, refusing } from './shop.ts';

describe('the last production day (shop.md section 5, check 2)', () => {
  const production = (delivery: string, ...holidays: ReturnType<typeof closure>[]) => {
    const day = lastProductionDay(publicHolidays(chain(...holidays)), dayOf(date(delivery)));
    return day === undefined ? undefined : plainDate(day).toString();
  };

  test.each([
    ['a Thursday', '2026-11-05', '2026-11-04'],
    ['a Saturday', '2026-11-07', '2026-11-06'],
    ['a Sunday', '2026-11-08', '2026-11-06'],
    ['a Monday', '2026-11-09', '2026-11-06'],
  ])('the last production day for a delivery on %s, %s, is %s', (_, delivery, expected) => {
    expect(production(delivery)).toBe(expected);
  });

  test('if a weekend is between two public holidays, the last production day is before the first holiday', () => {
    const easter = [closure('Karfreitag', '2027-03-26'), closure('Ostermontag', '2027-03-29')];
    expect(production('2027-03-30', ...easter)).toBe('2027-03-25');
  });

  test('a public holiday can be the last production day if it covers only a part of the day', () => {
    expect(production('2026-12-25', closure('Heiligabend', '2026-12-24T16:00', '2026-12-24T23:59'))).toBe(
      '2026-12-24',
    );
  });

  test('the last production day is undefined when the bakery is always closed', () => {
    expect(production('2026-11-05', closure('Immer', '2000-01-01', '2099-12-31'))).toBeUndefined();
  });
});

describe('delivery check 2: order cutoff (shop.md section 5)', () => {
  test.each([
    ['2026-11-04T15:29', true],
    ['2026-11-04T15:30', false],
    ['2026-11-04T15:31', false],
  ])('an order at %s for delivery on the next day meets the cutoff: %s', (now, possible) => {
    const delivery = plan({ now, items: [] });
    expect(refusing(delivery, '2026-11-05T10:00')).toEqual(possible ? [] : ['cutoff']);
  });

  test('the message of the cutoff check contains the delivery day, the last order day and the cutoff time', () => {
    expect(message(plan({ now: '2026-11-07T09:00' }), '2026-11-09T10:00')).toBe(
      'Bestellungen für Montag müssen bis Freitag um 15:30 Uhr aufgegeben werden.',
    );
  });

  test('the cutoff check uses the configured cutoff time', () => {
    const configuration = { nextDayDeliveryTime: 12.25, receptionEmail: '' };
    expect(message(plan({ now: '2026-11-04T12:15', items: [], configuration }), '2026-11-05')).toContain(
      'um 12:15 Uhr',
    );
    expect(refusing(plan({ now: '2026-11-04T12:14', items: [], configuration }), '2026-11-05')).toEqual([]);
  });

  test('the message of the cutoff check contains the name of the holiday before the delivery day', () => {
    const delivery = plan({
      now: '2027-03-25T16:00',
      branches: chain(closure('Ostermontag', '2027-03-29'), closure('Karfreitag', '2027-03-26')),
    });
    expect(message(delivery, '2027-03-30T10:00')).toBe(
      'Bestellungen für Dienstag nach Ostermontag können nur bis am Donnerstag um 15:30 Uhr getätigt werden.',
    );
  });

  test('the message of the cutoff check contains the name of a part-day holiday before the delivery day', () => {
    const eve = closure('Heiligabend', '2026-12-24T16:00', '2026-12-24T23:59');
    const delivery = plan({ now: '2026-12-24T15:30', items: [], branches: chain(eve) });
    expect(message(delivery, '2026-12-25T10:00')).toContain(
      'Freitag nach Heiligabend können nur bis am Donnerstag',
    );
  });

  test('the cutoff check refuses every delivery date when the bakery is always closed', () => {
    const delivery = plan({ branches: chain(closure('Immer', '2000-01-01', '2026-12-31')) });
    expect(refusing(delivery, '2027-01-01T10:00')).toContain('cutoff');
  });

  test('the cutoff check refuses delivery dates today and in the past', () => {
    expect(refusing(plan({ items: [] }), '2026-11-03T20:00')).toContain('cutoff');
    expect(refusing(plan({ items: [] }), '2020-02-29T20:00')).toContain('cutoff');
  });

  test('the cutoff is the same local time before and after a clock change', () => {
    const summer = plan({ now: '2027-03-26T15:29', items: [] });
    expect(refusing(summer, '2027-03-29T10:00')).toEqual([]);
    expect(refusing(plan({ now: '2027-03-26T15:30', items: [] }), '2027-03-29T10:00')).toEqual(['cutoff']);
  });
});

test.each([
  ['2026-11-06', '2026-11-06'],
  ['2026-11-07', '2026-11-06'],
  ['2026-11-08', '2026-11-06'],
  ['2026-11-09', '2026-11-09'],
])('the last work day up to %s is %s (shop.md section 9, "Scheduling")', (day, expected) => {
  expect(plainDate(toWorkDay(dayOf(date(day)))).toString()).toBe(expected);
});
