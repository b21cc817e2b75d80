import { html } from 'hono/html';
import { cartPage } from '../../fixtures/markup/cart-page.ts';
import { unitPrice } from '../shop/article.ts';
import { maximumQuantity } from '../shop/basket.ts';
import { cartAnswer, linePrice, lineThumb, lineUrl, subtotal } from '../shop/cart-answer.ts';
import { lineDetails } from '../shop/line-details.ts';
import type { Session } from '../shop/session.ts';
import { allergenEntries } from './allergens.ts';
import type { Page } from './page.ts';

/** @param now milliseconds since 1970 */
export function cartTemplate({ basket, gone }: Session, now: number): Page {
  const lines = basket.lines.map((line) => ({
    itemId: line.itemId,
    name: line.product.name,
    details: lineDetails(line),
    url: lineUrl(line),
    image: lineThumb(line),
    quantity: line.quantity,
    minimum: line.product.minimumOrder,
    price: unitPrice(line),
    linePrice: linePrice(line),
    isAvailable: !gone.has(line.product.id),
  }));
  return {
    title: 'Warenkorb',
    main: html`<div class="page-head"><h1>Warenkorb</h1></div>
${cartPage({
  cart: cartAnswer(basket, gone, now),
  lines,
  maximum: maximumQuantity,
  subtotal: subtotal(basket),
  allergens: allergenEntries(basket.lines.flatMap(({ product }) => product.allergens)),
  checkoutUrl: '/kasse',
  shopUrl: '/produkte',
})}`,
  };
}
