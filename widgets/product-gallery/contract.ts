import type { WrittenContract } from '../../shared/diagnostics/contract.ts';
import { checkProduct } from '../../shared/ui/diagnostics/check-product.ts';

export default {
  mode: 'replace',
  sheet: 'product',
  requiredParts: { '.krume-picture img': 'das grosse Bild, als Link zum Bild' },
  check: checkProduct,
  own: '.krume-picture > img, .krume-thumbs a > img',
} satisfies WrittenContract;
