import { html } from 'hono/html';
import type { Markup } from '../../fixtures/markup/markup.ts';
import { productReviews } from '../../fixtures/markup/product-reviews.ts';
import { productTabs } from '../../fixtures/markup/product-tabs.ts';
import type { Product } from '../../fixtures/shop/product.ts';
import type { ProductTemplate } from './product-template.ts';

export function tabs(page: ProductTemplate): Markup {
  return productTabs([
    { id: 'angaben', title: 'Angaben', content: productFacts(page.product) },
    { id: 'bewertungen', title: 'Bewertungen', content: ratings(page) },
  ]);
}

const weekdays = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'];

function productFacts({ preparationDays, availabilityDays, isPostal, sku }: Product): Markup {
  return html`<dl class="facts">
    <div><dt>Vorbereitung</dt><dd>${preparation(preparationDays)}</dd></div>
    <div><dt>Gebacken</dt><dd>${availabilityDays?.map((day) => weekdays[day]).join(', ') ?? 'jeden Tag'}</dd></div>
    <div><dt>Versand</dt><dd>${isPostal ? 'Kurier, Filiale oder Post' : 'Kurier oder Filiale'}</dd></div>
    <div><dt>Artikel</dt><dd>${sku}</dd></div>
  </dl>`;
}

function preparation(days: number): string {
  if (days === 0) return 'bis 15:30 Uhr am Vortag';
  return days === 1 ? 'mindestens 1 Tag' : `mindestens ${days} Tage`;
}

/** The tab with the reviews. Its link keeps the current selection in the URL. */
function ratings({ product, viewer, values, failing, reviews, showsReviews, url }: ProductTemplate): Markup {
  const query = new URLSearchParams(url.search);
  query.set('bewertungen', '1');
  return productReviews({
    productId: product.id,
    url: `${url.pathname}?${query}#bewertungen`,
    count: reviews.length,
    reviews: showsReviews ? reviews : undefined,
    hasName: !viewer.isCustomer,
    values,
    failing,
  });
}
