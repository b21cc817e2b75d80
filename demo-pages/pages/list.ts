import { html } from 'hono/html';
import type { Category } from '../../fixtures/shop/categories.ts';
import type { Product } from '../../fixtures/shop/product.ts';
import { type Sorting, sortings } from '../shop/sorting.ts';
import type { Page } from './page.ts';
import { productGrid, type Viewer } from './product-card.ts';

interface ProductList {
  category?: Category | undefined;
  sorting: Sorting;
  products: readonly Product[];
}

/** All products, or those of a category. Sorting is part of the address. @see shop.md 2.1 */
export function listPage({ category, sorting, products }: ProductList, viewer: Viewer): Page {
  const title = category?.name ?? 'Alle Produkte';
  const path = category ? `/produkte/${category.slug}` : '/produkte';
  return {
    title,
    main: html`<div class="page-head">
  <h1>${title}</h1>
  <p>${category?.text ?? 'Alles aus unserer Backstube, frisch für Sie gebacken.'}</p>
</div>
<form class="list-tools" method="get" action="${path}">
  <p class="list-count">${products.length} Produkte</p>
  <label>Sortieren nach <select name="sortierung">${Object.entries(sortings).map(
    ([value, { label }]) =>
      html`<option value="${value}"${value === sorting ? html` selected` : ''}>${label}</option>`,
  )}</select></label>
  <button class="button-quiet" type="submit">Sortieren</button>
</form>
${productGrid(products, viewer)}`,
  };
}
