import type { WrittenContract } from '../../shared/diagnostics/contract.ts';

export default {
  mode: 'enhance',
  sheet: 'product',
  requiredParts: { '.read-more-text': 'der Text in einem Element mit class="read-more-text"' },
} satisfies WrittenContract;
