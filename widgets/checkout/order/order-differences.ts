import type { CheckoutAddresses } from '../../../shared/model/address.ts';
import type { Branch } from '../../../shared/model/branch.ts';
import type { Cart } from '../../../shared/model/cart.ts';
import type { Order } from '../../../shared/model/order.ts';
import { sameAddress } from '../../../shared/rules/checkout/addresses.ts';
import { dayLength, dayOf, timeOfDay } from '../../../shared/rules/dates/day.ts';
import { readDay, readMoment } from '../../../shared/rules/dates/wire.ts';
import type { Delivery } from '../../../shared/rules/delivery/delivery.ts';
import { toRappen } from '../../../shared/rules/price/price.ts';

/** The order that the summary showed when the shopper pressed the order button. */
export interface ExpectedOrder {
  selection: { addresses: CheckoutAddresses; delivery: Delivery };
  /** The pickup branch; undefined for other shipping methods */
  branch: Pick<Branch, 'id' | 'name' | 'street'> | undefined;
  cart: Pick<Cart, 'total'>;
}

export type OrderDifference = 'delivery' | 'branch' | 'billing' | 'shipping' | 'total';

/**
 * The fields in which an order differs from the summary. Another device can change the cart between the last check and
 * the order; only the response to the order shows this change. A field that is missing in the response counts as equal.
 */
export function orderDifferences(order: Order, expected: ExpectedOrder): OrderDifference[] {
  const { selection, branch, cart } = expected;
  const { addresses, delivery } = selection;
  const isPickup = branch !== undefined;
  const differs: Readonly<Record<OrderDifference, boolean>> = {
    delivery: isOtherDelivery(order, delivery, isPickup),
    branch: isOtherBranch(order, branch),
    billing: isOther(order.billingAddress, addresses.billing),
    // For pickup, the shop returns the address of the branch as the shipping address
    shipping: !isPickup && isOther(order.shippingAddress, addresses.shipping),
    total: isOtherTotal(order.grandTotal, cart.total.grandTotal),
  };
  const names: readonly OrderDifference[] = ['delivery', 'branch', 'billing', 'shipping', 'total'];
  return names.filter((name) => differs[name]);
}

function isOtherDelivery(order: Order, { date, time, window }: Delivery, isPickup: boolean): boolean {
  const { deliveryDate = '', deliveryTime } = order;
  const moment = readMoment(deliveryDate);
  if (moment === undefined) return false;
  if (readDay(deliveryDate) !== dayOf(date)) return true;
  if (deliveryTime && hourPair.test(deliveryTime)) return hoursOf(deliveryTime) !== hoursOf(window ?? '');
  // A delivery date at midnight is a day without a time
  const orderedTime = moment % dayLength;
  return isPickup && orderedTime !== 0 && time !== undefined && orderedTime !== timeOfDay(time);
}

const hourPair = /\d\s*[-–]\s*\d/;

/** The numbers in the text of a time window; a comparison of these numbers ignores spaces and leading zeros. */
const hoursOf = (window: string) => (window.match(/\d+/g) ?? []).map(Number).join();

/** Whether the order has another branch. If the ids differ, the pickup addresses are compared. */
function isOtherBranch({ pickupAddress, pickupAddressId }: Order, branch: ExpectedOrder['branch']): boolean {
  if (!branch) return Boolean(pickupAddressId);
  if (!pickupAddressId || String(pickupAddressId) === branch.id) return false;
  return ![branch.name, branch.street].some((words) => words && pickupAddress?.includes(words));
}

type Recipient = Parameters<typeof sameAddress>[0];

/**
 * Whether two recipients differ. A field that is missing in the order counts as equal, and telephone numbers are
 * compared without formatting.
 */
function isOther(ordered: Recipient | undefined, shown: Recipient): boolean {
  if (ordered === undefined) return false;
  const isSamePhone = !ordered.phone || digitsOf(ordered.phone) === digitsOf(shown.phone);
  const complete = {
    ...ordered,
    id: undefined,
    firstName: ordered.firstName || shown.firstName,
    lastName: ordered.lastName || shown.lastName,
    company: ordered.company || shown.company,
    street: ordered.street.length > 0 ? ordered.street : shown.street,
    phone: isSamePhone ? shown.phone : ordered.phone,
  };
  return !sameAddress(complete, { ...shown, id: undefined });
}

/** The digits of a telephone number, without country code and leading zero. */
const digitsOf = (phone = '') => phone.replace(/\D/g, '').replace(/^(?:0041|41|0)/, '');

/**
 * Whether two totals differ. The specification defines the total of an order as an integer. The total may
 * therefore lack its Rappen: an integer differs only if the totals are at least one franc apart.
 */
function isOtherTotal(ordered: number | undefined, shown: number | undefined): boolean {
  if (ordered === undefined || shown === undefined) return false;
  return Number.isInteger(ordered) ? Math.abs(ordered - shown) >= 1 : toRappen(ordered) !== toRappen(shown);
}
