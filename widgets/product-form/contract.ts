import type { WrittenContract } from '../../shared/diagnostics/contract.ts';
import { checkOrderLimits } from '../../shared/ui/diagnostics/check-order-limits.ts';

export default {
  mode: 'replace',
  sheet: 'form',
  requiredParts: { form: 'das Formular, wie es ohne JavaScript abgeschickt wird' },
  own: 'form > a:first-of-type',
  check: checkOrderLimits,
  events: {
    'krume:product-added-to-cart': 'wenn das Produkt im Warenkorb ist',
    'krume:product-added-to-wishlist': 'wenn es auf der Wunschliste ist',
    'krume:product-removed-from-wishlist': 'wenn es nicht mehr darauf ist',
  },
  calls: {
    'POST /rest/cart/item/{productId}': 'wenn das Produkt in den Warenkorb gelegt wird',
    'POST /rest/product/{id}/wishlist': 'wenn es auf die Wunschliste gelegt wird',
    'DELETE /rest/product/{id}/wishlist': 'wenn es von der Wunschliste genommen wird',
  },
} satisfies WrittenContract;
