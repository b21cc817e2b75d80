import { html } from 'hono/html';
import type { Markup } from '../../fixtures/markup/markup.ts';
import type { Product } from '../../fixtures/shop/product.ts';

const weekdays = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'];

/** When a product is made and how it travels. */
export function productFacts({ preparationDays, availabilityDays, isPostal, sku }: Product): Markup {
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
