import { type InferOutput, nullish, object, string } from 'valibot';
import { id } from '../../../shared/model/values.ts';
import { isEmail } from '../../../shared/rules/fields/email.ts';
import { toRappen } from '../../../shared/rules/price/price.ts';
import type { Session } from '../account/session.ts';
import { cartResponse } from '../cart/cart-response.ts';
import { refusal } from '../server/refusal.ts';
import type { Shop } from '../shop.ts';
import { checkShipping } from './checkout.ts';
import type { Order } from './order.ts';
import { methodOf, paymentOptions } from './payment.ts';

/** Maximum number of stored orders. Another order replaces the oldest order. */
const capacity = 2000;
const firstId = 5001;

/** The body of `POST /rest/cart/order`. @see shop.md section 7, "About the order call" */
export const OrderBody = object(
  {
    payment: object({ method: id }, 'Bitte wählen Sie eine Zahlungsart.'),
    email: nullish(string(), ''),
    comment: nullish(string(), ''),
  },
  'Bitte wählen Sie eine Zahlungsart.',
);

/**
 * Places an order with the session's cart and empties the cart. Validates everything again, because time has passed and
 * another tab may have changed the selection.
 *
 * @param url URL of the request
 * @throws an HTTP error (422), or an error of `checkShipping`
 */
export async function placeOrder(
  shop: Shop,
  session: Session,
  sent: InferOutput<typeof OrderBody>,
  { origin, hostname }: URL,
): Promise<Order> {
  const { shipping, customer } = session;
  if (session.cart.items.length === 0) {
    throw refusal(422, 'Keine Produkte im Warenkorb vorhanden.', {}, 'cart-empty');
  }
  if (!shipping) {
    const message = 'Bitte wählen Sie zuerst Adresse, Lieferart und Termin.';
    throw refusal(422, message, {}, 'shipping-missing');
  }
  const { branch, price, title } = await checkShipping(shop, session, shipping.sent);
  session.shipping = { ...shipping, price };
  const cart = cartResponse(session, shop.now());
  const { grandTotal } = cart.total;
  if (toRappen(grandTotal) !== toRappen(session.shownTotal)) {
    const message =
      'Der Warenkorb hat sich zwischenzeitlich aktualisiert. Bitte beginnen Sie erneut mit dem Bezahlvorgang.';
    throw refusal(422, message, { grandTotal }, 'total-changed');
  }
  const code = sent.payment.method;
  const method = methodOf(code, hostname);
  const offered = paymentOptions(session, grandTotal, hostname).find((option) => option.code === code);
  if (!method || !offered) {
    const message = 'Diese Zahlungsart ist für Ihre Bestellung nicht verfügbar.';
    throw refusal(422, message, { field: 'payment' }, 'payment-unavailable');
  }
  if (!customer && !isEmail(sent.email)) {
    throw refusal(
      422,
      'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
      { field: 'email' },
      'email-invalid',
    );
  }

  const orderId = Math.max(firstId - 1, ...shop.orders.keys()) + 1;
  const order: Order = {
    id: orderId,
    customer: customer?.email,
    state: 'pending',
    total: grandTotal,
    shippingTitle: title,
    shippingCosts: price,
    deliveryDate: shipping.sent.deliveryDate,
    deliveryTime: shipping.sent.deliveryTime ?? null,
    pickup: branch && {
      id: Number(branch.id),
      address: `${branch.name}, ${branch.street}, ${branch.zip} ${branch.place}`,
    },
    paymentCode: code,
    paymentTitle: offered.title,
    email: customer?.email ?? sent.email,
    billingAddress: shipping.sent.billingAddress,
    shippingAddress: shipping.sent.shippingAddress,
    items: cart.items,
    transaction: method.configId
      ? { id: 700_000 + orderId, configId: method.configId, token: `${shop.id()}-${orderId}`, charges: 0 }
      : undefined,
    comment: sent.comment,
    origin,
    services: shop.services(origin),
  };
  shop.orders.set(orderId, order);
  const [oldest] = shop.orders.keys();
  if (shop.orders.size > capacity && oldest !== undefined) shop.orders.delete(oldest);
  session.orders.add(orderId);
  session.cart.items = [];
  session.shipping = undefined;
  return order;
}

/**
 * Finds an order of this visitor or of the signed-in customer.
 *
 * @throws an HTTP error: 401 if the order's customer has signed out, otherwise 404
 */
export function findOrder(shop: Shop, session: Session, orderId: string): Order {
  const order = shop.orders.get(Number(orderId));
  const placedHere = order !== undefined && session.orders.has(order.id);
  if (order?.customer && order.customer === session.customer?.email) return order;
  if (placedHere && !order.customer) return order;
  if (placedHere && !session.customer) throw refusal(401, 'Bitte melden Sie sich an.');
  throw refusal(404, 'Diese Bestellung gibt es nicht.', { orderId });
}
