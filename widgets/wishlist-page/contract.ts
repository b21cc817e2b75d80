import { describeStrayParts } from '../../shared/diagnostics/checks/empty-parts.ts';
import type { WrittenContract } from '../../shared/diagnostics/contract.ts';
import { quote } from '../../shared/diagnostics/mistakes/describe-mistake.ts';

export default {
  mode: 'enhance',
  sheet: 'cart',
  requiredParts: {
    '.krume-lines': 'die Liste; jedes Produkt mit data-product-id, <h2> und einem Formular zum Entfernen',
    '.krume-add-all': 'das Formular, das alle in den Warenkorb legt',
    '.krume-empty': 'die Meldung für die leere Liste, verborgen, solange etwas darauf ist',
  },
  form: true,
  check: (host) => [
    ...describeStrayParts(
      [...host.querySelectorAll('.krume-lines > :not([data-product-id])')],
      (line) =>
        `hat das Produkt ${quote(line.querySelector('h2') ?? line)} ohne data-product-id: Es lässt sich nur mit neuem Laden der Seite entfernen.`,
    ),
    ...[...host.querySelectorAll('.krume-line-add button[value]:not([name])')].map(
      () =>
        'hat einen Knopf mit value, aber ohne name="quantity": Ohne JavaScript kommt nur ein Stück in den Warenkorb.',
    ),
  ],
  marks: ['data-product-id'],
  events: {
    'krume:product-removed-from-wishlist': 'wenn ein Produkt entfernt wurde',
    'krume:product-added-to-cart': 'wenn ein Produkt oder alle im Warenkorb sind',
  },
  calls: {
    'POST /rest/cart/item/{productId}': 'wenn ein Produkt mit seinem Knopf in den Warenkorb gelegt wird',
    'DELETE /rest/product/{id}/wishlist': 'wenn ein Produkt entfernt wird',
    'POST /rest/cart/wishlist': 'wenn alle in den Warenkorb gelegt werden',
  },
} satisfies WrittenContract;
