import type { WrittenContract } from '../../shared/diagnostics/contract.ts';

export default {
  mode: 'enhance',
  sheet: 'testimonials',
  requiredParts: {
    '.krume-testimonials > :first-child > *':
      'ein Kasten, der sich scrollen lässt, und in ihm als Erstes die Liste der Stimmen',
  },
} satisfies WrittenContract;
