import type { WrittenContract } from '../../shared/diagnostics/contract.ts';

export default {
  mode: 'enhance',
  sheet: 'list',
  requiredParts: { ':scope > *': 'die Einträge, direkt im Widget' },
} satisfies WrittenContract;
