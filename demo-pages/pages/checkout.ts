import { html } from 'hono/html';
import { totals } from '../../fixtures/markup/cart-page.ts';
import { checkout } from '../../fixtures/markup/checkout.ts';
import { formatPrice } from '../../shared/rules/price/price.ts';
import type { FormOutcome, Session } from '../shop/account/session.ts';
import { articleDetails, itemPrice, subtotal } from '../shop/cart/cart-response.ts';
import type { Order } from '../shop/checkout/order.ts';
import type { paymentOf } from '../shop/checkout/provider-origin.ts';
import { softHyphens } from '../shop/server/soft-hyphens.ts';
import { signupPage } from './account-pages.ts';
import { orderResult } from './order-result.ts';
import type { Page } from './page.ts';

interface Shown {
  payment: ReturnType<typeof paymentOf>;
  /** The order whose payment has just ended, if the payment provider has sent the shopper back */
  order?: Order;
  maps?: object;
  /** The message after a rejected registration */
  signup?: FormOutcome | undefined;
}

/** The checkout. Without JavaScript, the page shows the items of the order and a phone number. @see shop.md 2.7 */
export function checkoutPage(session: Session, { payment, order, maps, signup }: Shown): Page {
  const { cart, shipping, customer } = session;
  return {
    title: 'Kasse',
    isChecked: !customer,
    description: 'Die Kasse der Bäckerei Krume: Ihre Bestellung, die Lieferung und die Zahlung.',
    main: html`<div class="narrow">
<h1>Kasse</h1>
${checkout({
  isCustomer: customer !== undefined,
  openSignup: signup !== undefined,
  shopUrl: '/produkte',
  phone: '061 555 01 24',
  orderId: order?.id,
  payment,
  maps,
  signup:
    customer || order
      ? undefined
      : {
          id: 'kasse-konto',
          action: signupPage.path,
          phone: '061 555 01 24',
          box: signup,
          values: signup?.values,
          problems: signup?.problems,
        },
  content: html`${order ? orderResult(order) : ''}
<section class="card" aria-labelledby="telefon">
  <h2 id="telefon">Bestellen Sie am Telefon</h2>
  <p>Unser Bestelldienst nimmt Ihre Bestellung gern entgegen, Montag bis Samstag von 07:00 bis 18:00 Uhr.</p>
  <p><a class="button" href="tel:+41615550124">061 555 01 24</a></p>
</section>
<section class="card" aria-labelledby="uebersicht">
  <h2 id="uebersicht">Bestell&shy;übersicht</h2>
  ${
    cart.items.length === 0
      ? html`<p>Keine Produkte im Warenkorb vorhanden.</p>`
      : html`<ul class="order-lines">${cart.items.map(
          (item) =>
            html`<li><span>${softHyphens(item.product.name)}${articleDetails(item).map((detail) => html`<br><small>${detail}</small>`)}<br><small>Anzahl: ${item.quantity}</small></span> <b>${formatPrice(itemPrice(item))}</b></li>`,
        )}</ul>
  <div class="order-sums">${totals(subtotal(cart), shipping?.price)}</div>`
  }
  <p><a href="/warenkorb">Zum Warenkorb</a></p>
</section>`,
})}
</div>`,
  };
}
