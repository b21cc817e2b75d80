import type { WrittenContract } from '../../shared/diagnostics/contract.ts';
import { checkSection } from './check-markup.ts';

export default {
  mode: 'enhance',
  sheet: 'every',
  requiredParts: {
    ':scope > summary, :scope > :is(h2, h3, h4, h5, h6):first-child + *':
      'was immer zu sehen ist und öffnet: in einem <details> das <summary>; sonst zuerst eine Überschrift, und nach ihr ein Element mit dem Inhalt',
  },
  nests: true,
  check: checkSection,
} satisfies WrittenContract;
