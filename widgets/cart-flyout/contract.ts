import type { WrittenContract } from '../../shared/diagnostics/contract.ts';

export default {
  mode: 'replace',
  sheet: 'every',
  requiredParts: { 'a[href]': 'der Link zum Warenkorb, in ihm die Anzahl in einem <span>' },
  own: ':scope > a, :scope > a > img',
  events: { 'krume:product-removed-from-cart': 'wenn im Inhalt ein Produkt entfernt wurde' },
  calls: {
    'GET /rest/cart/': 'wenn sich der Inhalt öffnet, etwas hinzukommt oder die Seite die Anzahl nicht sagt',
    'DELETE /rest/cart/item/{itemId}': 'wenn ein Produkt entfernt wird',
  },
} satisfies WrittenContract;
