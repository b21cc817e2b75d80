import { html } from 'hono/html';
import type { Markup } from '../../fixtures/markup/markup.ts';
import type { Product } from '../../fixtures/shop/product.ts';

/** Delivery information beside the order button, where shoppers see it without scrolling. */
export function promises({ preparationDays, isPostal }: Product): Markup {
  const ways = isPostal
    ? 'Mit dem Kurier, per Post oder in Ihrer Filiale'
    : 'Mit dem Kurier oder in Ihrer Filiale';
  return html`<ul class="ticks product-promises"><li>${orderingAdvice(preparationDays)}</li><li>${ways}</li></ul>`;
}

function orderingAdvice(days: number): string {
  if (days === 0) return 'Bis 15:30 Uhr am Vortag bestellen';
  return days === 1 ? 'Mindestens 1 Tag im Voraus bestellen' : `Mindestens ${days} Tage im Voraus bestellen`;
}
