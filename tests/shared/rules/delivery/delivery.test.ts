import { expect, test } from 'vitest';
import { deliveryPayload } from '../../../../shared/rules/delivery/delivery.ts';
import { date, time } from '../../../support/data/zurich.ts';

test('the payload of a courier delivery contains the time and the courier window (shop.md section 7)', () => {
  const courier = { date: date('2027-03-28'), time: time('09:00'), window: '09:00 - 10:00' };
  expect(deliveryPayload(courier)).toEqual({
    deliveryDate: '2027-03-28T09:00:00+02:00',
    deliveryTime: '09:00 - 10:00',
  });
});

test('the payload of a pickup contains no courier window, and the payload of a postal delivery contains no time', () => {
  expect(deliveryPayload({ date: date('2026-12-24'), time: time('08:30') })).toEqual({
    deliveryDate: '2026-12-24T08:30:00+01:00',
  });
  expect(deliveryPayload({ date: date('2026-12-24') })).toEqual({
    deliveryDate: '2026-12-24T00:00:00+01:00',
  });
});
