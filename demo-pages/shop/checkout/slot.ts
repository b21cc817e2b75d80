import { shopRules } from '../../../fixtures/shop/rules.ts';
import type { Branch } from '../../../shared/model/branch.ts';
import type { Cart } from '../../../shared/model/cart.ts';
import type { DeliveryMethod } from '../../../shared/model/shipping.ts';
import { dayOf, timeOfDay, weekdayOf } from '../../../shared/rules/dates/day.ts';
import { temporal } from '../../../shared/rules/dates/temporal.ts';
import { fromWire } from '../../../shared/rules/dates/wire.ts';
import { inZurich } from '../../../shared/rules/dates/zurich.ts';
import { bookingHorizon } from '../../../shared/rules/delivery/calendar.ts';
import { checkDate } from '../../../shared/rules/delivery/check.ts';
import { isPostal } from '../../../shared/rules/delivery/methods.ts';
import { planDelivery } from '../../../shared/rules/delivery/plan.ts';
import { courierWindow, deliveryStarts } from '../../../shared/rules/delivery/times.ts';
import { refusal } from '../server/refusal.ts';

/** A delivery date and window with the data to validate them. */
export interface Slot {
  /** Milliseconds since 1970 */
  now: number;
  cart: Cart;
  method: DeliveryMethod;
  branches: readonly Branch[];
  branch: Branch | undefined;
  /** Date and time in the format of the API, as received */
  deliveryDate: string;
  deliveryTime: string | undefined;
  /** Fully booked days as ISO dates */
  fullDays: ReadonlySet<string>;
}

/**
 * Validates a delivery date by the shop's rules.
 *
 * @throws an HTTP error (422): `slot-unknown` for a time that the shop never offers; `slot-gone` with the rule's message
 * for a date that a rule rejects
 * @see shop.md section 5, "Date checks, in this order"
 */
export function requireSlot(slot: Slot): void {
  const { cart, method, branches, branch, deliveryTime, fullDays } = slot;
  const instant = fromWire(slot.deliveryDate);
  if (!instant) throw unknown('Bitte wählen Sie ein Datum.');
  const zoned = inZurich(instant);
  const [date, time] = [zoned.toPlainDate(), zoned.toPlainTime()];
  const plan = planDelivery({
    now: temporal().Instant.fromEpochMilliseconds(slot.now),
    items: cart.items,
    method,
    branches,
    ...(branch && { branch }),
    configuration: shopRules,
  });
  const day = dayOf(date);
  if (day <= plan.today || day > plan.today + bookingHorizon) {
    throw unknown(`Wir nehmen Bestellungen für morgen bis in ${bookingHorizon} Tagen entgegen.`);
  }
  const [reason] = checkDate(plan, date, isPostal(method) ? undefined : time);
  if (reason) throw gone(reason.message, reason.rule);
  if (fullDays.has(date.toString())) {
    throw gone('An diesem Tag sind wir ausgebucht. Bitte wählen Sie einen anderen Tag.', 'full');
  }
  if (isPostal(method)) return;
  if (!deliveryStarts(method, weekdayOf(day)).includes(timeOfDay(time))) {
    throw unknown('Zu dieser Zeit liefern wir nicht. Bitte wählen Sie eine andere.');
  }
  if (courierWindow(method, weekdayOf(day)) !== deliveryTime) {
    throw unknown('Dieses Zeitfenster gibt es nicht. Bitte wählen Sie ein anderes.');
  }
}

const unknown = (message: string) => refusal(422, message, { field: 'deliveryDate' }, 'slot-unknown');
const gone = (message: string, rule: string) =>
  refusal(422, message, { field: 'deliveryDate', rule }, 'slot-gone');
