import type { WrittenContract } from '../../shared/diagnostics/contract.ts';
import { checkProduct } from '../../shared/ui/diagnostics/check-product.ts';

export default {
  mode: 'replace',
  sheet: 'product',
  requiredParts: { '[data-slot="name"]': 'der Name des Produkts, der bleibt' },
  check: checkProduct,
  own: '.krume-price, .krume-weight',
  slots: { name: 'Name und Untertitel', note: 'Hinweis beim Preis, etwa «inkl. MwSt.»' },
} satisfies WrittenContract;
