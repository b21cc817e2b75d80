import { html } from 'hono/html';
import { mobileFilter } from '../../fixtures/markup/mobile-filter.ts';
import { sortSelect } from '../../fixtures/markup/sort-select.ts';
import type { Category } from '../../fixtures/shop/categories.ts';
import type { Product } from '../../fixtures/shop/product.ts';
import { type ChosenFilters, filterProducts, offerFilters } from '../shop/product/list-filters.ts';
import { type Sorting, sortings, sortProducts } from '../shop/product/sorting.ts';
import { softHyphens } from '../shop/server/soft-hyphens.ts';
import { sideFilters } from './list-filters.ts';
import type { Page } from './page.ts';
import { productGrid, type Viewer } from './product-card.ts';

interface ProductList {
  category?: Category | undefined;
  sorting: Sorting;
  chosen: ChosenFilters;
  products: readonly Product[];
}

/**
 * A list of all products or of one category. The URL contains sorting and filters.
 *
 * @see shop.md 2.1; site.md 2.7
 */
export function listPage({ category, sorting, chosen, products }: ProductList, viewer: Viewer): Page {
  const title = category?.name ?? 'Alle Produkte';
  const path = category ? `/produkte/${category.slug}` : '/produkte';
  const shown = sortProducts(filterProducts(products, chosen), sorting);
  const isFiltered = Object.keys(chosen).length > 0;
  const order: Record<string, string> = sorting === 'empfohlen' ? {} : { sortierung: sorting };
  const urlOf = (filters: ChosenFilters) => {
    const query = new URLSearchParams({ ...filters, ...order }).toString();
    return query ? `${path}?${query}` : path;
  };
  return {
    title,
    ...(category && { trail: [['Online Shop', '/produkte']] as const }),
    description: `${title} der Bäckerei Krume in Basel: ${products.length} Produkte online bestellen, geliefert, per Post oder in der Filiale.`,
    main: html`<div class="page-head">
  <h1>${softHyphens(title)}</h1>
  <p>${category?.text ?? 'Alles aus unserer Backstube, frisch für Sie gebacken.'}</p>
</div>
<div class="list">
${sideFilters(offerFilters(products, chosen), urlOf)}
<div class="list-contents">
<div class="list-tools">
<p class="list-count">${shown.length} ${shown.length === 1 ? 'Produkt' : 'Produkte'}${isFiltered && html` <a href="${urlOf({})}">Filter aufheben</a>`}</p>
<div class="list-filter-button">${mobileFilter('filter')}</div>
${sortSelect({
  action: path,
  name: 'sortierung',
  kept: chosen,
  options: Object.entries(sortings).map(([value, { label }]) => ({
    value,
    label,
    isSelected: value === sorting,
  })),
})}
</div>
${shown.length ? productGrid(shown, viewer) : nothingLeft(urlOf({}))}
</div>
</div>`,
  };
}

const nothingLeft = (all: string) => html`<div class="empty">
  <p>Mit diesen Filtern bleibt nichts übrig.</p>
  <p><a class="button-quiet" href="${all}">Ohne Filter zeigen</a></p>
</div>`;
