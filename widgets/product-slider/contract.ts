import type { WrittenContract } from '../../shared/diagnostics/contract.ts';

export default {
  mode: 'enhance',
  sheet: 'list',
  requiredParts: {
    ':scope > :first-child > *': 'als Erstes die Reihe, eine Liste mit den Produktvorschauen',
  },
} satisfies WrittenContract;
