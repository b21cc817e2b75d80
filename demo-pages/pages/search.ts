import { html } from 'hono/html';
import { categories } from '../../fixtures/shop/categories.ts';
import type { Product } from '../../fixtures/shop/product.ts';
import type { Page } from './page.ts';
import { productGrid, type Viewer } from './product-card.ts';

/**
 * The page with all search results, for the search form without JavaScript and for the link 'Alle Produkte anzeigen'.
 *
 * @see site.md 2.8
 */
export function searchPage(term: string, products: readonly Product[], viewer: Viewer): Page {
  return {
    title: 'Suche',
    description: 'Suche im Sortiment der Bäckerei Krume.',
    main: html`<div class="page-head">
  <h1>Suche</h1>
  <p>${products.length ? `${products.length} Produkte zu «${term}»` : 'Keine Resultate gefunden.'}</p>
</div>
${products.length ? productGrid(products, viewer) : emptyResult}`,
  };
}

const emptyResult = html`<div class="empty">
  <p>Vielleicht liegt es hier:</p>
  <p>${categories.map(({ slug, name }) => html`<a class="button-quiet" href="/produkte/${slug}">${name}</a> `)}</p>
</div>`;
