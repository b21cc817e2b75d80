import type { AddressInfo } from '../../model/address.ts';
import type { Cart, CartItem } from '../../model/cart.ts';
import { toRappen } from '../price/price.ts';

/**
 * Whether the cart still equals the cart in the summary. Compares totals, item count, and the id, article number and
 * quantity of each item, in any order.
 *
 * @see shop.md section 4, "Order button", 3
 */
export function cartsMatch(shown: Cart, current: Cart): boolean {
  return contentText(shown) === contentText(current);
}

function contentText({ itemsCount, items, total }: Cart): string {
  return JSON.stringify([
    toRappen(total.grandTotal),
    toRappen(total.subTotalInclTax),
    toRappen(total.shippingInclTax),
    itemsCount,
    items.map((item) => JSON.stringify([item.itemId, item.articleNumber, item.quantity])).sort(),
  ]);
}

/**
 * The e-mail address that is sent with an order. For guests, the e-mail address of the shipping address, otherwise of
 * the billing address. Empty for customers.
 *
 * @see shop.md section 7, "About the order call"
 */
export function orderEmail(info: AddressInfo, isGuestCheckout: boolean): string {
  if (!isGuestCheckout) return '';
  return info.guestShippingAddress?.email || info.guestBillingAddress?.email || '';
}

/** The lines below the name of an item in the summary, as texts without markup. */
export interface SummaryLines {
  /** The values of the configurations, separated by commas */
  configurations: string;
  /** A line 'label: valueLabel' for each custom option */
  customOptions: string[];
}

/** @see shop.md section 2.7, "Bestellübersicht" */
export function summaryLines(item: Pick<CartItem, 'configurations' | 'customOptions'>): SummaryLines {
  return {
    configurations: (item.configurations ?? []).map(({ value }) => value).join(', '),
    customOptions: (item.customOptions ?? []).flatMap(({ label, valueLabel, value }) => {
      const shown = valueLabel || value;
      return shown ? [`${label}: ${shown}`] : [];
    }),
  };
}
