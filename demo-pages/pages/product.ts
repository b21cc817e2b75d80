import { html } from 'hono/html';
import { productForm } from '../../fixtures/markup/product-form.ts';
import { categories } from '../../fixtures/shop/categories.ts';
import type { Product } from '../../fixtures/shop/product.ts';
import { artworkUrl } from '../shop/artwork-url.ts';
import type { Page } from './page.ts';
import { priceTag } from './price.ts';
import { productGrid, type Viewer } from './product-card.ts';

const weekdays = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'];

/** @see shop.md 2.2 */
export function productPage(product: Product, related: readonly Product[], viewer: Viewer): Page {
  const { id, name, summary, description, minimumOrder, allergens } = product;
  const category = categories.find(({ slug }) => slug === product.category);
  return {
    title: name,
    description: summary,
    main: html`<nav class="breadcrumb" aria-label="Pfad">
  <ol><li><a href="/produkte">Online Shop</a></li><li><a href="/produkte/${product.category}">${category?.name}</a></li><li aria-current="page">${name}</li></ol>
</nav>
<article class="product">
  <img class="product-picture" src="${artworkUrl(product)}" alt="" width="800" height="800">
  <div class="product-main">
    <h1>${name}</h1>
    <p class="lead">${summary}</p>
    ${priceTag(product)}
    <p class="price-note">inkl. MwSt.${minimumOrder > 1 && `, bestellbar ab ${minimumOrder} Stück`}</p>
    ${productForm({
      productId: id,
      name,
      minimumOrder,
      inWishlist: viewer.isCustomer && viewer.wished.has(id),
      wishlistUrl: viewer.isCustomer ? undefined : '/login',
    })}
    <p class="description">${description}</p>
    <dl class="facts">
      <div><dt>Gewicht</dt><dd>${Math.round(product.weight * 1000)} g</dd></div>
      <div><dt>Vorbereitung</dt><dd>${preparation(product.preparationDays)}</dd></div>
      <div><dt>Gebacken</dt><dd>${product.availabilityDays?.map((day) => weekdays[day]).join(', ') ?? 'jeden Tag'}</dd></div>
      <div><dt>Versand</dt><dd>${product.isPostal ? 'Kurier, Filiale oder Post' : 'Kurier oder Filiale'}</dd></div>
      <div><dt>Allergene</dt><dd><ul class="chips">${allergens.map((allergen) => html`<li>${allergen}</li>`)}</ul></dd></div>
    </dl>
  </div>
</article>
<section class="section" aria-labelledby="dazu">
  <h2 id="dazu">Passt dazu</h2>
  ${productGrid(related, viewer, 3)}
</section>`,
  };
}

function preparation(days: number): string {
  if (days === 0) return 'bis 15:30 Uhr am Vortag';
  return days === 1 ? 'mindestens 1 Tag' : `mindestens ${days} Tage`;
}
