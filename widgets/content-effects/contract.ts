import type { WrittenContract } from '../../shared/diagnostics/contract.ts';
import { checkMarks } from './check-markup.ts';

export default {
  mode: 'enhance',
  sheet: 'every',
  requiredParts: {
    '[data-appear], a[href*="#"]':
      'was erscheinen soll, mit data-appear, oder ein Link auf eine Stelle der Seite',
  },
  check: checkMarks,
  readsPage: true,
  links: 'own',
} satisfies WrittenContract;
