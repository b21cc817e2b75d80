import type { AddressInfo } from '../../model/address.ts';
import type { Cart, CartItem } from '../../model/cart.ts';
import { toRappen } from '../price/price.ts';

/**
 * Whether the cart still equals the cart in the summary: totals, item count, and each item's id, article number and
 * quantity, in any order.
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
 * The e-mail address sent with an order. For guests, the one in the shipping address, otherwise the one in the
 * billing address. Empty for customers.
 *
 * @see shop.md section 7, "About the order call"
 */
export function orderEmail(info: AddressInfo, isGuestCheckout: boolean): string {
  if (!isGuestCheckout) return '';
  return info.guestShippingAddress?.email || info.guestBillingAddress?.email || '';
}

/** The lines below the name of an item in the summary. Texts, not markup. */
export interface SummaryLines {
  /** The values, separated by commas */
  configurations: string;
  /** 'label: valueLabel' for each option */
  customOptions: string[];
}

/**
 * @see shop.md section 2.7, "Bestellübersicht"
 */
export function summaryLines(item: Pick<CartItem, 'configurations' | 'customOptions'>): SummaryLines {
  return {
    configurations: (item.configurations ?? []).map(({ value }) => value).join(', '),
    customOptions: (item.customOptions ?? []).flatMap(({ label, valueLabel, value }) => {
      const shown = valueLabel || value;
      return shown ? [`${label}: ${shown}`] : [];
    }),
  };
}
