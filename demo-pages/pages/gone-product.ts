import { html } from 'hono/html';
import { categories } from '../../fixtures/shop/categories.ts';
import type { Product } from '../../fixtures/shop/product.ts';
import { softHyphens } from '../shop/server/soft-hyphens.ts';
import type { Page } from './page.ts';
import { productRow, type Viewer } from './product-card.ts';

/** The page of a product that is no longer sold, for old links and bookmarks. */
export function goneProductPage(
  { name, category }: Product,
  related: readonly Product[],
  viewer: Viewer,
): Page {
  const { name: categoryName } = categories.find(({ slug }) => slug === category) ?? {};
  return {
    title: name,
    isUnlisted: true,
    description: `${name} ist bei der Bäckerei Krume nicht mehr erhältlich.`,
    main: html`<div class="empty">
  <p class="eyebrow">Nicht mehr erhältlich</p>
  <h1>${softHyphens(name)}</h1>
  <p>Dieses Produkt backen wir nicht mehr.</p>
  <p>${categoryName && html`<a class="button" href="/produkte/${category}">${categoryName}</a> `}<a class="button button-quiet" href="/produkte">Zum online shop</a></p>
</div>
<section class="section" aria-labelledby="stattdessen">
  <h2 id="stattdessen">Vielleicht stattdessen</h2>
  ${productRow('Vielleicht stattdessen', related, viewer)}
</section>`,
  };
}
