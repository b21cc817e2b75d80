import type { WrittenContract } from '../../shared/diagnostics/contract.ts';
import { checkPanels } from '../../shared/ui/panels/check-panels.ts';

export default {
  mode: 'enhance',
  sheet: 'every',
  requiredParts: {
    '[data-panel]': 'was sich öffnet, mit einer id',
    'button[aria-controls]': 'der Knopf, der es öffnet, mit der id in aria-controls',
  },
  check: checkPanels,
  intents: { menu: 'öffnet das Konto-Menü' },
  events: { 'krume:account-panel-opened': 'wenn es sich öffnet' },
} satisfies WrittenContract;
