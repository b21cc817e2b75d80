import { html } from 'hono/html';
import { totals } from '../../fixtures/markup/cart-page.ts';
import { formatPrice } from '../../shared/rules/price.ts';
import type { Basket } from '../shop/basket.ts';
import { linePrice, subtotal } from '../shop/cart-answer.ts';
import { lineDetails } from '../shop/line-details.ts';
import type { Page } from './page.ts';

/** The checkout without JavaScript: what would be ordered, and the number to call. @see shop.md 2.7 */
export function checkoutPage(basket: Basket): Page {
  return {
    title: 'Kasse',
    main: html`<div class="narrow">
<h1>Kasse</h1>
<section class="card" aria-labelledby="telefon">
  <h2 id="telefon">Bestellen Sie am Telefon</h2>
  <p>Unser Bestelldienst nimmt Ihre Bestellung gern entgegen, Montag bis Samstag von 07:00 bis 18:00 Uhr.</p>
  <p><a class="button" href="tel:+41615550124">061 555 01 24</a></p>
</section>
<section class="card" aria-labelledby="uebersicht">
  <h2 id="uebersicht">Bestellübersicht</h2>
  ${
    basket.lines.length === 0
      ? html`<p>Keine Produkte im Warenkorb vorhanden.</p>`
      : html`<ul class="order-lines">${basket.lines.map(
          (line) =>
            html`<li><span>${line.product.name}${lineDetails(line).map((detail) => html`<br><small>${detail}</small>`)}<br><small>Anzahl: ${line.quantity}</small></span> <b>${formatPrice(linePrice(line))}</b></li>`,
        )}</ul>
  ${totals(subtotal(basket))}`
  }
  <p><a href="/warenkorb">Zum Warenkorb</a></p>
</section>
</div>`,
  };
}
