import type { Branch } from '../../../shared/model/branch.ts';
import { temporal } from '../../../shared/rules/dates/temporal.ts';
import { type CalendarDay, deliveryCalendar } from '../../../shared/rules/delivery/calendar.ts';
import { type DeliveryRequest, planDelivery } from '../../../shared/rules/delivery/plan.ts';
import type { DeliveryItem } from '../../../shared/rules/delivery/reason.ts';

type SampleBranch = Pick<Branch, 'id' | 'name' | 'openingTimes' | 'holidays'>;

const publicHolidays = [
  ['Heiligabend', '2026-12-24T16:00:00+01:00', '2026-12-24T23:59:59+01:00'],
  ['Weihnachten', '2026-12-25T00:00:00+01:00', '2026-12-25T23:59:59+01:00'],
  ['Stephanstag', '2026-12-26T00:00:00+01:00', '2026-12-26T23:59:59+01:00'],
  ['Neujahr', '2027-01-01T00:00:00+01:00', '2027-01-01T23:59:59+01:00'],
  ['Morgenstraich', '2027-02-15T12:00:00+01:00', '2027-02-15T23:00:00+01:00'],
  ['Karfreitag', '2027-03-26T00:00:00+01:00', '2027-03-26T23:59:59+01:00'],
  ['Ostermontag', '2027-03-29T00:00:00+02:00', '2027-03-29T23:59:59+02:00'],
  ['Tag der Arbeit', '2027-05-01T00:00:00+02:00', '2027-05-01T23:59:59+02:00'],
  ['Auffahrt', '2027-05-06T00:00:00+02:00', '2027-05-06T23:59:59+02:00'],
  ['Pfingstmontag', '2027-05-17T00:00:00+02:00', '2027-05-17T23:59:59+02:00'],
] as const;

const pad = (number: number) => String(number).padStart(2, '0');

/** One of 30 branches, with a lunch break, ten public holidays, and four special days of its own. */
function sampleBranch(index: number): SampleBranch {
  const name = `Filiale ${index + 1}`;
  const own = [0, 1, 2, 3].map((month) => {
    const date = `2027-${pad(month + 1)}-${pad((index % 28) + 1)}`;
    return {
      name: 'Inventar',
      startDate: `${date}T${pad(6 + (index % 9))}:00:00+01:00`,
      endDate: `${date}T18:30:00+01:00`,
      openingType: month % 2,
    };
  });
  return {
    id: String(index + 1),
    name,
    openingTimes: [0, 1, 2, 3, 4, 5].flatMap((weekday) => [
      { weekday, opens: 6 * 3600, closes: 12 * 3600 },
      { weekday, opens: 13.5 * 3600, closes: 18.5 * 3600 },
    ]),
    holidays: [
      ...publicHolidays.map(([holiday, startDate, endDate]) => ({
        name: holiday,
        startDate,
        endDate,
        openingType: 0,
      })),
      ...own,
    ],
  };
}

/** An item with limited availability: every third item is not made on Mondays, every fifth not for two weeks. */
function sampleItem(index: number): DeliveryItem {
  const days = index % 3 === 0 ? [1, 2, 3, 4, 5, 6] : [0, 1, 2, 3, 4, 5, 6];
  return {
    itemId: String(index + 1),
    name: `Torte ${index + 1}`,
    preparationDays: index % 4,
    availabilityDays: days.map((day) => ({ label: '', id: String(day) })),
    ...(index % 5 === 0 && {
      blockedFrom: `2027-0${1 + (index % 4)}-${pad(1 + (index % 14))}`,
      blockedUntil: `2027-0${1 + (index % 4)}-${pad(15 + (index % 14))}`,
    }),
  };
}

/** Input with 50 items and 30 branches, for pickup in the first branch. Call only after `Temporal` has loaded. */
export function sampleCalendarInput(): DeliveryRequest {
  const branches = Array.from({ length: 30 }, (_, index) => sampleBranch(index));
  return {
    now: temporal().Instant.from('2026-11-20T14:00:00Z'),
    items: Array.from({ length: 50 }, (_, index) => sampleItem(index)),
    method: 'Pickup',
    branches,
    ...(branches[0] && { branch: branches[0] }),
    configuration: { nextDayDeliveryTime: 15.5, receptionEmail: 'reception@example.ch' },
  };
}

/** Computes the 180 days of the date picker, with the reasons why a day is unavailable, from API responses. */
export function runCalendar(input: DeliveryRequest): CalendarDay[] {
  return deliveryCalendar(planDelivery(input));
}
