import type { ShippingSelection } from '../../../shared/api/checkout.ts';
import { configuration } from '../../../shared/api/configuration.ts';
import { shopNow } from '../../../shared/api/shop-clock.ts';
import type { Branch } from '../../../shared/model/branch.ts';
import type { CartItem } from '../../../shared/model/cart.ts';
import { RulesConfiguration } from '../../../shared/model/configuration/rules.ts';
import {
  type OfferedPaymentMethod,
  offeredPaymentMethods,
  paymentMethods,
} from '../../../shared/rules/checkout/payment.ts';
import { dayOf, plainTime, weekdayOf } from '../../../shared/rules/dates/day.ts';
import { formatTime } from '../../../shared/rules/dates/format.ts';
import { type Temporal, temporal } from '../../../shared/rules/dates/temporal.ts';
import { checkDate } from '../../../shared/rules/delivery/check.ts';
import type { Delivery } from '../../../shared/rules/delivery/delivery.ts';
import type { DeliveryOption } from '../../../shared/rules/delivery/methods.ts';
import { type DeliveryPlan, planDelivery } from '../../../shared/rules/delivery/plan.ts';
import { courierWindow, defaultPickupTime, windowStart } from '../../../shared/rules/delivery/times.ts';
import type { CheckoutContext } from '../flow/context.ts';
import { bothAddresses, type CheckoutData, type ShippingChoice } from '../flow/data.ts';
import type { Saved } from '../flow/saving.ts';
import type { Offers } from './offers.ts';

/** Returns the chosen method; undefined if the server no longer offers it. */
export const chosenOption = (
  { carrierCode, methodCode }: ShippingChoice,
  offers: Offers,
): DeliveryOption | undefined =>
  offers.options.find(({ model }) => model.carrierCode === carrierCode && model.methodCode === methodCode);

export const chosenBranch = ({ branchId }: ShippingChoice, { branches }: Offers): Branch | undefined =>
  branches.find(({ id }) => id === branchId);

/** Returns the input of the date rules for the current time of the shop. */
export function planFor(
  choice: ShippingChoice,
  offers: Offers,
  items: readonly CartItem[],
  now = shopNow(),
): DeliveryPlan | undefined {
  const option = chosenOption(choice, offers);
  const branch = chosenBranch(choice, offers);
  return (
    option &&
    planDelivery({
      now: temporal().Instant.fromEpochMilliseconds(now),
      items,
      method: option.method,
      branches: offers.branches,
      ...(branch && { branch }),
      configuration: configuration(RulesConfiguration),
    })
  );
}

/** Returns the chosen pickup time, or the default time. */
export const pickupTime = ({ time }: ShippingChoice): Temporal.PlainTime =>
  time === undefined ? defaultPickupTime() : temporal().PlainTime.from(time);

/** Returns the chosen day with the time or courier window of the method; undefined without a day. */
export function deliveryFor(choice: ShippingChoice, { method }: DeliveryOption): Delivery | undefined {
  if (!choice.day) return undefined;
  const date = temporal().PlainDate.from(choice.day);
  if (method === 'Pickup') return { date, time: pickupTime(choice) };
  const window = courierWindow(method, weekdayOf(dayOf(date)));
  const start = window === undefined ? undefined : windowStart(window);
  return { date, ...(window !== undefined && start !== undefined && { window, time: plainTime(start) }) };
}

/** Returns the payment methods that the server offers and this page supports, in display order. */
export const offeredPayments = ({ payment }: CheckoutContext, { options }: Saved): OfferedPaymentMethod[] =>
  offeredPaymentMethods(
    paymentMethods(payment, location.hostname),
    options.paymentMethods,
    payment.providerPrefix,
  );

/**
 * Converts a delivery date to the stored choice. A courier's window is omitted, because it follows from the
 * method and the day.
 */
export const choiceOf = ({ date, time }: Delivery, { method }: DeliveryOption): Partial<ShippingChoice> => ({
  day: date.toString(),
  time: method === 'Pickup' && time ? formatTime(time) : undefined,
});

/**
 * Returns the message of the first failing check of the chosen date.
 *
 * @see shop.md section 5, "Date checks"
 */
export const dateRefusal = (plan: DeliveryPlan, delivery: Delivery | undefined): string | undefined =>
  delivery && checkDate(plan, delivery.date, delivery.time)[0]?.message;

/** Returns the payload of the address call; undefined while a value is missing. */
export function selectionFor(data: CheckoutData, offers: Offers): ShippingSelection | undefined {
  const addresses = bothAddresses(data);
  const option = chosenOption(data.shipping, offers);
  const delivery = option && deliveryFor(data.shipping, option);
  if (!addresses || !option || !delivery) return undefined;
  const isPickup = option.method === 'Pickup';
  if (isPickup && !chosenBranch(data.shipping, offers)) return undefined;
  return {
    addresses,
    method: option.model,
    branchId: isPickup ? data.shipping.branchId : undefined,
    delivery,
  };
}
