import { expect, test } from 'vitest';
import { plainDate } from '../../../../shared/rules/dates/day.ts';
import { branch, closure, item, plan } from './shop.ts';

test('planDelivery uses today’s date in Zurich', () => {
  expect(plainDate(plan({ now: '2026-11-03T23:59' }).today).toString()).toBe('2026-11-03');
  expect(plainDate(plan({ now: '2026-11-04T00:00' }).today).toString()).toBe('2026-11-04');
});

test.each([24, -1, Number.NaN])(
  'planDelivery throws an error for the invalid cutoff of %s hours',
  (nextDayDeliveryTime) => {
    const configuration = { nextDayDeliveryTime, receptionEmail: '' };
    expect(() => plan({ configuration })).toThrow(new RangeError(`invalid hours: ${nextDayDeliveryTime}`));
  },
);

test('planDelivery reports invalid data of cart items and branches in one list', () => {
  const delivery = plan({
    items: [item('Torte', { blockedFrom: 'bald' })],
    branch: branch(closure('Ferien', '2026-08-10', '2026-08-01')),
    branches: [
      branch(closure('Ferien', '2026-08-10', '2026-08-01')),
      { ...branch(closure('Bald', '')), id: '1' },
    ],
  });
  expect(delivery.problems).toEqual([
    'Cart item Torte "Torte": blocked from bald until undefined, left out',
    'Branch 0: holiday "Ferien", 2026-08-10 to 2026-08-01, left out',
    'Branch 1: holiday "Bald",  to , left out',
  ]);
});
