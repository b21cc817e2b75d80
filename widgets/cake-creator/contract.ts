import type { WrittenContract } from '../../shared/diagnostics/contract.ts';
import { checkPlace } from './check-place.ts';

export default {
  mode: 'replace',
  sheet: 'every',
  requiredParts: { '[data-slot="hint"]': 'ein Satz, was sich gestalten lässt' },
  check: checkPlace,
  readsPage: true,
  slots: { hint: 'bleibt, wie der Server ihn gedruckt hat' },
  events: {
    'krume:product-added-to-cart': 'wenn die gestaltete Box im Warenkorb ist',
  },
  calls: {
    'POST /rest/cart/item/{productId}':
      'wenn die Box in den Warenkorb gelegt wird, mit dem Bild der Anordnung und dem Druckbild',
  },
} satisfies WrittenContract;
