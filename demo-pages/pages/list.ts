import { html } from 'hono/html';
import { sortSelect } from '../../fixtures/markup/sort-select.ts';
import type { Category } from '../../fixtures/shop/categories.ts';
import type { Product } from '../../fixtures/shop/product.ts';
import { softHyphens } from '../shop/soft-hyphens.ts';
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
    description: `${title} der Bäckerei Krume in Basel: ${products.length} Produkte online bestellen, geliefert, per Post oder in der Filiale.`,
    main: html`<div class="page-head">
  <h1>${softHyphens(title)}</h1>
  <p>${category?.text ?? 'Alles aus unserer Backstube, frisch für Sie gebacken.'}</p>
</div>
<div class="list-tools">
<p class="list-count">${products.length} Produkte</p>
${sortSelect({
  action: path,
  name: 'sortierung',
  options: Object.entries(sortings).map(([value, { label }]) => ({
    value,
    label,
    isSelected: value === sorting,
  })),
})}
</div>
${productGrid(products, viewer)}`,
  };
}
