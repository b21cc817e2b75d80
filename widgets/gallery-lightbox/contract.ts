import type { WrittenContract } from '../../shared/diagnostics/contract.ts';
import { checkPictures } from './check-markup.ts';

export default {
  mode: 'enhance',
  sheet: 'gallery',
  requiredParts: {
    'a[href] img[alt]':
      'die kleinen Bilder, jedes in einem Link zum grossen (.jpg, .png, .webp …, sonst mit type="image/jpeg")',
  },
  check: checkPictures,
} satisfies WrittenContract;
