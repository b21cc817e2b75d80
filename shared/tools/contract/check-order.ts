import { changeText } from '../../text/tools/contract.ts';
import { piecesIn } from './check-reading.ts';
import { chooseDelivery } from './choose-delivery.ts';
import { describeRefusal } from './describe-response.ts';
import { type Check, fieldOf, isFine, tryCall } from './report.ts';

const shipping = 'POST /rest/cart/shipping';
const selection = 'POST /rest/cart/address';
const ordering = 'POST /rest/cart/order';
const byKey = 'GET /rest/cart/order/';
const byId = 'GET /rest/cart/order/{orderId}';

/** Fills the cart, saves addresses and a delivery, and orders twice under the same key. */
export async function checkOrder(check: Check): Promise<void> {
  const { ask, report, product, quantity, createKey, address, delivery, isSignedIn } = check;
  const item = { quantity, productOptions: [], customOptions: [] };
  await ask('POST', `/rest/cart/item/${product}`, { body: item, key: createKey() });
  const methods = await tryCall(check, shipping, '/rest/cart/shipping', { body: { address } });
  const [method] = Array.isArray(methods.json) ? methods.json : [];
  if (!method) return report.add(shipping, changeText.noMethods);
  const chosen = delivery ?? chooseDelivery(methods);
  if (!chosen) return report.add(shipping, changeText.onlyPickup);
  const body = { billingAddress: address, shippingAddress: address, ...chosen };
  const wrong = await ask('POST', '/rest/cart/address', {
    body: { ...body, deliveryDate: '2001-01-01T09:00:00+01:00' },
  });
  report.add(selection, ...describeRefusal(wrong, 'ein Datum in der Vergangenheit'));
  const saved = await tryCall(check, selection, '/rest/cart/address', { body });
  const options = fieldOf(saved, 'paymentMethods');
  const [payment] = Array.isArray(options) ? options : [];
  if (!payment) return report.add(selection, changeText.noPayment);

  const key = createKey();
  const order = {
    payment: { method: Object(payment).code },
    ...(!isSignedIn && { email: 'vertrag@example.ch' }),
    comment: 'Vertragsprüfung, bitte löschen',
  };
  const placed = await tryCall(check, ordering, '/rest/cart/order', { body: order, key });
  if (!isFine(placed)) return;
  const id = fieldOf(placed, 'id');
  const again = await ask('POST', '/rest/cart/order', { body: order, key });
  if (fieldOf(again, 'id') !== id)
    report.add(ordering, isFine(again) ? changeText.appliedTwice : changeText.otherResponse);
  if ((await piecesIn(check)) > 0) report.add(ordering, changeText.orderKept);
  const found = await tryCall(check, byKey, `/rest/cart/order/?key=${key}`);
  if (isFine(found) && fieldOf(found, 'id') !== id) report.add(byKey, changeText.orderNotFound);
  await tryCall(check, byId, `/rest/cart/order/${id}`);
}
