import { safeParse } from 'valibot';
import { ShippingMethods } from '../../model/shipping.ts';
import { dayLength, hour } from '../../rules/dates/day.ts';
import { toWireDate } from '../../rules/dates/wire.ts';
import { deliveryOptions, isPostal } from '../../rules/delivery/methods.ts';
import { courierWindow, windowStart } from '../../rules/delivery/times.ts';
import type { ShopResponse } from './shop-client.ts';

/**
 * A selection for `POST /rest/cart/address`, without addresses: the offered method with the lowest minimum order value.
 * The date is a Tuesday, Wednesday or Thursday in about ten days, by the shop's clock. Excludes pickup, which needs a
 * branch. Undefined if no other method is offered.
 */
export function chooseDelivery({
  json,
  headers,
}: ShopResponse): Readonly<Record<string, unknown>> | undefined {
  const { output, success } = safeParse(ShippingMethods, json);
  if (!success) return undefined;
  const day = new Date((Date.parse(headers.get('Date') ?? '') || Date.now()) + 10 * dayLength);
  while (![2, 3, 4].includes(day.getUTCDay())) day.setUTCDate(day.getUTCDate() + 1);
  const weekday = day.getUTCDay() - 1;
  const [option] = deliveryOptions(output)
    .options.filter(({ method }) => isPostal(method) || courierWindow(method, weekday))
    .sort((one, other) => (one.model.minOrderValue ?? 0) - (other.model.minOrderValue ?? 0));
  if (!option) return undefined;
  const window = courierWindow(option.method, weekday);
  const start = window === undefined ? 0 : (windowStart(window) ?? 0) / hour;
  // Clocks change only on Sundays, and the day is a Tuesday, Wednesday or Thursday. The offset at noon therefore
  // applies to the whole day
  day.setUTCHours(11, 0, 0, 0);
  return {
    method: option.model.methodCode,
    carrier: option.model.carrierCode,
    storeId: null,
    deliveryDate: toWireDate(day).replace(/T\d\d/, `T${String(start).padStart(2, '0')}`),
    ...(window !== undefined && { deliveryTime: window }),
  };
}
