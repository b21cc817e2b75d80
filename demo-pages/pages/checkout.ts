import { html } from 'hono/html';
import { totals } from '../../fixtures/markup/cart-page.ts';
import { formatPrice } from '../../shared/rules/price.ts';
import { articleDetails, itemPrice, subtotal } from '../shop/cart-answer.ts';
import type { Order } from '../shop/order.ts';
import type { Session } from '../shop/session.ts';
import { orderResult } from './order-result.ts';
import type { Page } from './page.ts';
import { softHyphens } from './soft-hyphens.ts';

/**
 * The checkout without JavaScript: what would be ordered, and the number to call.
 *
 * @param order that the payment provider has led back to
 * @see shop.md 2.7
 */
export function checkoutPage({ cart, shipping }: Session, order?: Order): Page {
  return {
    title: 'Kasse',
    description: 'Die Kasse der Bäckerei Krume: Ihre Bestellung, die Lieferung und die Zahlung.',
    main: html`<div class="narrow">
<h1>Kasse</h1>
${order ? orderResult(order) : ''}
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
</section>
</div>`,
  };
}
