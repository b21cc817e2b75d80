import { html } from 'hono/html';
import { cartPage, unknownCart } from '../../fixtures/markup/cart-page.ts';
import type { Markup } from '../../fixtures/markup/markup.ts';
import type { Session } from '../shop/account/session.ts';
import { articleAllergens, unitPrice } from '../shop/cart/article.ts';
import { maximumQuantity } from '../shop/cart/cart.ts';
import {
  articleBox,
  articleDetails,
  articleFiles,
  articlePicture,
  articleUrl,
  cartResponse,
  itemPrice,
} from '../shop/cart/cart-response.ts';
import { allergenEntries } from '../shop/product/artwork.ts';
import { softHyphens } from '../shop/server/soft-hyphens.ts';
import type { Page } from './page.ts';

/**
 * @param session undefined for a page that several visitors share
 * @param now milliseconds since 1970
 */
export const cartTemplate = (session: Session | undefined, now: number): Page => ({
  title: 'Warenkorb',
  description:
    'Ihr Warenkorb bei der Bäckerei Krume: Mengen ändern, Preise und Allergene ansehen, zur Kasse gehen.',
  main: html`<div class="page-head"><h1>Waren&shy;korb</h1></div>
${session ? cartOf(session, now) : unknownCart({ maximum: maximumQuantity, checkoutUrl: '/kasse', shopUrl: '/produkte' })}`,
});

export function cartOf(session: Session, now: number): Markup {
  const { cart, gone } = session;
  const response = cartResponse(session, now);
  const lines = cart.items.map((item) => ({
    itemId: item.itemId,
    name: softHyphens(item.product.name),
    details: articleDetails({ ...item, options: item.options.filter(({ file }) => !file) }),
    files: articleFiles(item),
    isBox: articleBox(item) !== undefined,
    url: articleUrl(item),
    image: articlePicture(item),
    quantity: item.quantity,
    minimum: item.product.minimumOrder,
    price: unitPrice(item),
    linePrice: itemPrice(item),
    isAvailable: !gone.has(item.product.id),
  }));
  return cartPage({
    cart: response,
    lines,
    maximum: maximumQuantity,
    subtotal: response.total.subTotalInclTax,
    shipping: response.total.shippingInclTax,
    allergens: allergenEntries(cart.items.flatMap((item) => articleAllergens(item) ?? [])),
    checkoutUrl: '/kasse',
    shopUrl: '/produkte',
  });
}
