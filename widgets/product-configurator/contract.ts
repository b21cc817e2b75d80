import type { WrittenContract } from '../../shared/diagnostics/contract.ts';
import { checkOrderLimits } from '../../shared/ui/diagnostics/check-order-limits.ts';
import { checkCake } from './diagnostics/check-cake.ts';
import { checkOptions } from './diagnostics/check-options.ts';

export default {
  mode: 'replace',
  sheet: 'product',
  requiredParts: { form: 'das Formular, wie es ohne JavaScript abgeschickt wird' },
  own: '.krume-option, .krume-hint, form > a:first-of-type, .krume-order > a:first-of-type',
  check: (host) => [...checkCake(host), ...checkOptions(host), ...checkOrderLimits(host)],
  marks: ['data-configuration-id', 'data-option-id'],
  slots: { notice: 'was mit der Auswahl nicht stimmt; bleibt bis zur nächsten Auswahl' },
  intents: { configure: 'beginnt den Konfigurator, bei data-configtype="happycake"' },
  events: {
    'krume:product-added-to-cart': 'wenn das Produkt im Warenkorb ist',
    'krume:product-added-to-wishlist': 'wenn es auf der Wunschliste ist',
    'krume:product-removed-from-wishlist': 'wenn es nicht mehr darauf ist',
    'krume:cake-creator-started': 'wenn «Artikel konfigurieren» gewählt wurde',
  },
  calls: {
    'GET /rest/product/{id}/configurable': 'sofort, wenn es Varianten gibt',
    'POST /rest/cart/item/{productId}': 'wenn das Produkt in den Warenkorb gelegt wird',
    'POST /rest/product/{id}/wishlist': 'wenn es auf die Wunschliste gelegt wird',
    'DELETE /rest/product/{id}/wishlist': 'wenn es von der Wunschliste genommen wird',
  },
} satisfies WrittenContract;
