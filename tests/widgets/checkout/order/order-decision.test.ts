import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { Cart } from '../../../../shared/model/cart.ts';
import {
  type Decision,
  decideOrder,
  decidePress,
  type Evidence,
  type PressDecision,
  type Pressed,
} from '../../../../widgets/checkout/order/order-decision.ts';

// shop.md section 4, "Order button": decisions before an order

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
  ['an unchanged cart', {}, 'order'],
  ['no response', { current: undefined }, 'fail'],
  ['an expired session', { isInterrupted: true, current: undefined }, 'ignore'],
  ['another quantity', { current: cart(21) }, 'show-change'],
  ['another shipping price', { current: cart(20, 0) }, 'show-change'],
  ['another cart whose selection is refused', { current: cart(21), isSelectionRefused: true }, 'show-change'],
  ['a refused selection', { isSelectionRefused: true, isPaymentOffered: false }, 'correct-selection'],
  ['an unavailable payment method', { isPaymentOffered: false }, 'choose-payment'],
])("with %s (%o), decideOrder() returns '%s'", (_, part, decision) => {
  const evidence = {
    isInterrupted: false,
    shown: cart(20),
    current: cart(20),
    isSelectionRefused: false,
    isPaymentOffered: true,
  };
  expect(decideOrder({ ...evidence, ...part })).toBe(decision);
});

const nothing: Pressed = {
  isBusy: false,
  hasPayment: false,
  isAccepted: false,
  hasSelection: false,
  isDateRefused: true,
};
const all = { hasPayment: true, isAccepted: true, hasSelection: true };

test.each<[string, Partial<Pressed>, PressDecision]>([
  ['a click during an order is ignored even if values are missing', { isBusy: true }, 'ignore'],
  ['without a payment method, a click asks for a payment method first', {}, 'choose-payment'],
  [
    'without accepted terms, a click asks for the terms before the date is checked',
    { hasPayment: true },
    'accept-terms',
  ],
  ['a click with an incomplete delivery selection is ignored', { ...all, hasSelection: false }, 'ignore'],
  ['a click with a date that is no longer possible asks for another date', all, 'correct-date'],
  ['a click with all values and a possible date places the order', { ...all, isDateRefused: false }, 'order'],
  ['a second click during an order is ignored', { ...all, isDateRefused: false, isBusy: true }, 'ignore'],
])('%s', (_, part, decision) => {
  expect(decidePress({ ...nothing, ...part })).toBe(decision);
});
