import fc from 'fast-check';
import type { Holiday, OpeningTime } from '../../../../shared/model/branch.ts';
import { carriers } from '../../../../shared/model/shipping.ts';
import { type Temporal, temporal } from '../../../../shared/rules/dates/temporal.ts';
import { toWire } from '../../../../shared/rules/dates/wire.ts';
import type { DeliveryRequest } from '../../../../shared/rules/delivery/plan.ts';
import type { DeliveryItem } from '../../../../shared/rules/delivery/reason.ts';
import { instant } from '../../../support/data/zurich.ts';

const hours = (min: number, max: number) => fc.integer({ min: min * 4, max: max * 4 }).map((n) => n / 4);

/** A random quarter of an hour within two years. Times around the clock changes are more frequent. */
const now = fc
  .oneof(
    { weight: 3, arbitrary: fc.integer({ min: 0, max: 2 * 365 * 96 }) },
    { weight: 1, arbitrary: fc.integer({ min: 85 * 96, max: 88 * 96 }) },
    { weight: 1, arbitrary: fc.integer({ min: 296 * 96, max: 299 * 96 }) },
  )
  .map((quarters) => instant('2026-01-01T00:00:00Z').add({ minutes: quarters * 15 }));

function holidayAfter(start: Temporal.Instant): fc.Arbitrary<Holiday> {
  return fc
    .tuple(hours(-72, 24 * 30), fc.oneof(hours(0, 12), hours(12, 100)), fc.integer({ min: 0, max: 3 }))
    .map(([offset, length, kind]) => ({
      name: `Fest ${offset}`,
      startDate: toWire(start.add({ minutes: offset * 60 })),
      endDate: kind === 3 ? 'bald' : toWire(start.add({ minutes: (offset + length) * 60 })),
      openingType: kind === 1 ? 1 : 0,
    }));
}

const openingTime: fc.Arbitrary<OpeningTime> = fc
  .tuple(fc.integer({ min: 0, max: 6 }), hours(4, 20), hours(0, 26))
  .map(([weekday, opens, closes]) => ({ weekday, opens: opens * 3600, closes: closes * 3600 }));

function itemAfter(start: Temporal.Instant): fc.Arbitrary<DeliveryItem> {
  const day = fc
    .integer({ min: -5, max: 40 })
    .map((days) => toWire(start.add({ hours: days * 24 })).slice(0, 10));
  return fc.record(
    {
      itemId: fc.uuid(),
      name: fc.constantFrom('Brot', 'Torte', 'Zopf', 'Gipfeli'),
      preparationDays: fc.integer({ min: 0, max: 5 }),
      availabilityDays: fc
        .subarray(['0', '1', '2', '3', '4', '5', '6'], { minLength: 3 })
        .map((ids) => ids.map((id) => ({ label: '', id }))),
      blockedFrom: day,
      blockedUntil: day,
    },
    { requiredKeys: ['itemId', 'name'] },
  );
}

/** Random combinations of the shopper's choices, a cart and seven branches. */
export const requests: fc.Arbitrary<DeliveryRequest> = now.chain((instantNow) => {
  const holiday = holidayAfter(instantNow);
  const shared = fc.array(fc.tuple(holiday, fc.integer({ min: 3, max: 7 })), { maxLength: 4 });
  const own = fc.array(holiday, { maxLength: 3 });
  return fc
    .record({
      items: fc.array(itemAfter(instantNow), { maxLength: 4 }),
      method: fc.constantFrom(...Object.values(carriers)),
      cutoff: fc.oneof(fc.constant(15.5), hours(0, 23)),
      openingTimes: fc.array(openingTime, { maxLength: 14 }),
      shared,
      own,
      hasBranch: fc.boolean(),
    })
    .map(({ items, method, cutoff, openingTimes, shared, own, hasBranch }) => {
      const branches = Array.from({ length: 7 }, (_, index) => ({
        id: String(index),
        name: `Filiale ${index}`,
        openingTimes,
        holidays: [
          ...shared.filter(([, count]) => index < count).map(([holiday]) => holiday),
          ...(index === 0 ? own : []),
        ],
      }));
      return {
        now: instantNow,
        items,
        method,
        branches,
        ...(hasBranch && branches[0] && { branch: branches[0] }),
        configuration: { nextDayDeliveryTime: cutoff, receptionEmail: 'reception@example.ch' },
      };
    });
});

/** Every half hour of the day, which includes the times of all shipping methods. */
export function halfHours(): Temporal.PlainTime[] {
  const midnight = new (temporal().PlainTime)();
  return Array.from({ length: 48 }, (_, index) => midnight.add({ minutes: index * 30 }));
}
