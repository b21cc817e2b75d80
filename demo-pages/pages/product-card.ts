import { html } from 'hono/html';
import { heartToggle } from '../../fixtures/markup/heart-toggle.ts';
import type { Markup } from '../../fixtures/markup/markup.ts';
import { productSlider } from '../../fixtures/markup/product-slider.ts';
import { revealList } from '../../fixtures/markup/reveal-list.ts';
import type { Product } from '../../fixtures/shop/product.ts';
import { formatPrice } from '../../shared/rules/price/price.ts';
import { productPicture } from '../shop/product/artwork.ts';
import { softHyphens } from '../shop/server/soft-hyphens.ts';

export interface Viewer {
  isCustomer: boolean;
  wished: ReadonlySet<number>;
}

/** A grid of product cards. @see shop.md 2.1 */
export function productGrid(products: readonly Product[], viewer: Viewer, level: 2 | 3 = 2): Markup {
  return html`<div class="product-grid">${revealList(
    products.map((product, index) => productCard(product, viewer, level, index)),
  )}</div>`;
}

/** A horizontally scrolling row of product cards. */
export function productRow(label: string, products: readonly Product[], viewer: Viewer): Markup {
  return productSlider({ label, items: products.map((product) => productCard(product, viewer, 3)) });
}

/**
 * A product card. Images of the first row load at once. The first image loads with high priority, because it is usually
 * the largest element in the viewport.
 */
function productCard(product: Product, viewer: Viewer, level: 2 | 3, place = Infinity): Markup {
  const { id, name, slug, summary, minimumOrder, specialPrice } = product;
  const link = html`<a href="/produkt/${slug}">${softHyphens(name)}</a>`;
  return html`<article class="product-card">
  <img src="${productPicture(product)}" alt="" width="800" height="800" data-transition${place > 3 && html` loading="lazy"`}${place === 0 && html` fetchpriority="high"`}>
  ${specialPrice !== undefined && html`<p class="product-card-badge">Aktion</p>`}
  <div class="product-card-text">
    ${level === 2 ? html`<h2>${link}</h2>` : html`<h3>${link}</h3>`}
    <p class="product-card-summary">${softHyphens(summary)}</p>
    ${minimumOrder > 1 && html`<p class="product-card-note">ab ${minimumOrder} Stück</p>`}
    ${priceTag(product)}
  </div>
  <div class="product-card-heart">${heartToggle({
    productId: id,
    name,
    active: viewer.isCustomer && viewer.wished.has(id),
    redirect: viewer.isCustomer ? undefined : '/login',
  })}</div>
</article>`;
}

/**
 * The price of a product. A special price reads '<special> statt <regular>', and a configurable product shows its
 * lowest price.
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
