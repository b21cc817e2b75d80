import type { Contract } from '../../shared/diagnostics/contract.ts';
import { checkPanels } from '../../shared/ui/panels/check-panels.ts';

export default {
  mode: 'enhance',
  sheet: 'every',
  requiredParts: { 'a[href]': 'ein Link je Eintrag' },
  check: checkPanels,
  marks: ['data-teaser'],
  slots: {},
  intents: { menu: 'öffnet das Menü des Eintrags' },
  events: {},
  calls: {},
} satisfies Contract;
