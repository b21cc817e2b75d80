import { html } from 'hono/html';
import type { Markup } from '../../fixtures/markup/markup.ts';
import type { Product } from '../../fixtures/shop/product.ts';
import { formatPrice } from '../../shared/rules/price.ts';

/**
 * The price, or '<special> statt <regular>' when there is a special one; of a configurable product the lowest.
 *
 * @see shop.md 2.2
 */
export function priceTag({ price, specialPrice, configurations }: Product): Markup {
  if (specialPrice !== undefined) {
    return html`<p class="price"><span class="price-special">${formatPrice(specialPrice)}</span> <span class="price-regular">statt <s>${formatPrice(price)}</s></span></p>`;
  }
  const from = configurations.length > 0 ? html`<span class="price-from">ab</span> ` : '';
  return html`<p class="price">${from}${formatPrice(price)}</p>`;
}
