import { html } from 'hono/html';
import type { Markup } from '../../fixtures/markup/markup.ts';
import { formatPrice } from '../../shared/rules/price.ts';
import { artworkUrl } from '../shop/artwork-url.ts';
import { type Basket, type Line, maximumQuantity } from '../shop/basket.ts';
import { linePrice, subtotal, unitPrice } from '../shop/cart-answer.ts';
import type { Page } from './page.ts';

/** @see shop.md 2.5 */
export function cartPage(basket: Basket): Page {
  return {
    title: 'Warenkorb',
    main: html`<div class="page-head"><h1>Warenkorb</h1></div>
${basket.lines.length > 0 ? fullCart(basket) : emptyCart()}`,
  };
}

function fullCart(basket: Basket): Markup {
  return html`<div class="cart">
<ul class="line-list">
${basket.lines.map(cartLine)}</ul>
<aside class="card totals" aria-labelledby="summe">
  <h2 id="summe">Ihre Bestellung</h2>
  ${totals(basket)}
  <a class="button" href="/kasse">Zur Kasse</a>
  <a href="/produkte">Weiter einkaufen</a>
</aside>
</div>`;
}

function cartLine(line: Line): Markup {
  const { itemId, product, quantity } = line;
  const action = `/warenkorb/position/${itemId}`;
  return html`<li class="line">
  <img src="${artworkUrl(product)}" alt="" width="120" height="120">
  <div class="line-text">
    <h2><a href="/produkt/${product.slug}">${product.name}</a></h2>
    <p>${formatPrice(unitPrice(product))} pro Stück</p>
  </div>
  <form class="line-quantity" method="post" action="${action}">
    <label><span class="visually-hidden">Anzahl ${product.name}</span> <input type="number" name="quantity" value="${quantity}" min="${product.minimumOrder}" max="${maximumQuantity}" required inputmode="numeric"></label>
    <button class="button-plain" type="submit">Ändern<span class="visually-hidden">: ${product.name}</span></button>
  </form>
  <p class="line-price">${formatPrice(linePrice(line))}</p>
  <form class="line-remove" method="post" action="${action}/entfernen"><button class="button-plain" type="submit">Entfernen<span class="visually-hidden">: ${product.name}</span></button></form>
</li>
`;
}

/** Shipping is not known before a shipping method is chosen. */
export function totals(basket: Basket): Markup {
  const sum = formatPrice(subtotal(basket));
  return html`<dl class="sums">
    <div><dt>Zwischensumme</dt><dd>${sum}</dd></div>
    <div><dt>Versand</dt><dd>${formatPrice(undefined)}</dd></div>
    <div class="sums-total"><dt>Gesamtsumme (inkl. MwSt.)</dt><dd>${sum}</dd></div>
  </dl>`;
}

function emptyCart(): Markup {
  return html`<div class="empty">
  <p>Noch keine Produkte im Warenkorb.</p>
  <p>Legen Sie los und füllen Sie den Warenkorb mit feinen Leckereien.</p>
  <p><a class="button" href="/produkte">Zum online shop</a></p>
</div>`;
}
