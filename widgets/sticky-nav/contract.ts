import type { WrittenContract } from '../../shared/diagnostics/contract.ts';
import { checkBar } from './check-markup.ts';

export default {
  mode: 'enhance',
  sheet: 'every',
  requiredParts: { '*': 'genau ein Element: die Kopfzeile mit allem, was in ihr steht' },
  check: checkBar,
  links: 'own',
} satisfies WrittenContract;
