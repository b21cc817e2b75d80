import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { type Order, type PaymentState, settle, type Transaction } from '../../shop/checkout/order.ts';
import { methodOf } from '../../shop/checkout/payment.ts';
import { providerPath } from '../../shop/checkout/provider-origin.ts';
import { policyWith } from '../../shop/server/security.ts';
import { formBody } from '../../shop/server/validate.ts';
import type { Shop } from '../../shop/shop.ts';
import { paymentPage, pendingPage, problemPage } from './pages.ts';

type Payment = Order & { transaction: Transaction };

/**
 * The outcomes of the buttons on the payment page. All buttons notify the shop, except the button for a pending
 * payment.
 */
const outcomes: Readonly<Record<string, { state: PaymentState; charges?: number }>> = {
  bezahlen: { state: 'paid', charges: 1 },
  'doppelt-belasten': { state: 'paid', charges: 2 },
  ablehnen: { state: 'failed' },
  abbrechen: { state: 'cancelled' },
  bearbeiten: { state: 'processing' },
};

/**
 * The demo's payment provider. It uses no session and no cookie, because the transaction's token authorises the
 * payment. It notifies the shop directly, as from server to server, and redirects the browser to the checkout.
 *
 * @see shop.md section 7, "Hand-off to the payment provider"
 */
export function provider(shop: Shop): Hono {
  const site = new Hono();
  site.onError((error, c) => {
    if (error instanceof HTTPException) return problem(c, shop);
    throw error;
  });

  site.use(`${providerPath}/*`, async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
    c.header('X-Robots-Tag', 'noindex');
  });
  // Receives the form that the shop's checkout posts
  site.post(`${providerPath}/:token`, formBody, async (c) => {
    const payment = findPayment(shop, c.req.param('token'));
    if (!payment || !isHandOff(payment, c.req.valid('form').fields)) return problem(c, shop);
    // The redirect prevents a reload from posting the form again
    return c.redirect(`${providerPath}/${c.req.param('token')}`, 303);
  });
  site.get(`${providerPath}/:token`, async (c) => {
    const payment = findPayment(shop, c.req.param('token'));
    if (!payment) return problem(c, shop);
    if (payment.state === 'paid') return c.redirect(returnUrl(payment), 303);
    const method = methodOf(payment.paymentCode, new URL(payment.origin).hostname)?.method;
    return show(c, payment.origin, paymentPage(await shop.assets(), payment, method));
  });
  site.post(`${providerPath}/:token/ergebnis`, formBody, async (c) => {
    const payment = findPayment(shop, c.req.param('token'));
    const wanted = c.req.valid('form').fields.ergebnis ?? '';
    const outcome = Object.hasOwn(outcomes, wanted) ? outcomes[wanted] : undefined;
    if (!payment || (!outcome && wanted !== 'haengen')) return problem(c, shop);
    if (!outcome) return show(c, payment.origin, pendingPage(await shop.assets(), returnUrl(payment)));
    // A second click, even in another tab, does not charge a paid order again
    if (payment.state !== 'paid') payment.transaction.charges += outcome.charges ?? 0;
    settle(payment, outcome.state);
    return c.redirect(returnUrl(payment), 303);
  });
  return site;
}

function findPayment(shop: Shop, token: string): Payment | undefined {
  for (const order of shop.orders.values())
    if (isPayment(order) && order.transaction.token === token) return order;
  return undefined;
}

const isPayment = (order: Order): order is Payment => order.transaction !== undefined;

/** Whether the form has all fields of the specification with the expected values. */
function isHandOff({ transaction }: Payment, fields: Readonly<Record<string, string>>): boolean {
  const expected: Readonly<Record<string, string>> = {
    paymentMethodConfigurationId: transaction.configId,
    transactionId: String(transaction.id),
    'replace-primary-action': '1',
    skipFormProcessing: 'true',
  };
  return Object.entries(expected).every(([name, value]) => fields[name] === value);
}

/** URL of the shop's checkout with the order's number and payment state. */
const returnUrl = ({ origin, id, state }: Order) => `${origin}/kasse?bestellung=${id}&zahlung=${state}`;

function show(c: Context, shopOrigin: string, page: ReturnType<typeof problemPage>) {
  // `form-action` also applies to redirects after a form submission, and the redirect leads to the shop
  c.header('Content-Security-Policy', policyWith({ 'form-action': shopOrigin }));
  return c.html(page);
}

async function problem(c: Context, shop: Shop) {
  c.status(400);
  return c.html(problemPage(await shop.assets()));
}
