import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { Cart } from '../../../../shared/model/cart.ts';
import {
  type Decision,
  decideOrder,
  type Evidence,
} from '../../../../widgets/checkout/order/order-decision.ts';

// shop.md section 4, "Order button"

const cart = (quantity: number, shipping = 9) =>
  parse(Cart, {
    id: 1,
    itemsCount: 1,
    itemsQuantity: quantity,
    items: [{ itemId: 1, name: 'Ruchbrot', price: 4.2, quantity, articleNumber: 'a' }],
    total: {
      grandTotal: 4.2 * quantity + shipping,
      subTotalInclTax: 4.2 * quantity,
      shippingInclTax: shipping,
    },
  });

test.each<[string, Partial<Evidence>, Decision]>([
  ['everything as it is shown', {}, 'order'],
  ['no answer', { current: undefined }, 'fail'],
  ['another quantity', { current: cart(21) }, 'tell-change'],
  ['another price of the delivery', { current: cart(20, 0) }, 'tell-change'],
  ['another cart whose selection is refused', { current: cart(21), isSelectionRefused: true }, 'tell-change'],
  ['a selection that is refused', { isSelectionRefused: true, isPaymentOffered: false }, 'correct-selection'],
  ['a payment method that is gone', { isPaymentOffered: false }, 'choose-payment'],
])('%s: %o leads to %s', (_, part, decision) => {
  const evidence = {
    shown: cart(20),
    current: cart(20),
    isSelectionRefused: false,
    isPaymentOffered: true,
  };
  expect(decideOrder({ ...evidence, ...part })).toBe(decision);
});
