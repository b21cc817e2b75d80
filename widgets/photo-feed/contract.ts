import type { WrittenContract } from '../../shared/diagnostics/contract.ts';

export default {
  mode: 'replace',
  sheet: 'feed',
  requiredParts: { '[data-slot="fallback"]': 'was ohne die Bilder zu lesen ist, mit einem Link zum Konto' },
  slots: { fallback: 'was ohne die Bilder zu lesen ist, mit einem Link zum Konto' },
} satisfies WrittenContract;
