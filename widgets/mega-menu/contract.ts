import type { WrittenContract } from '../../shared/diagnostics/contract.ts';
import { checkPanels } from '../../shared/ui/panels/check-panels.ts';

export default {
  mode: 'enhance',
  sheet: 'every',
  requiredParts: { 'a[href]': 'ein Link je Eintrag' },
  check: checkPanels,
  marks: ['data-teaser'],
  intents: { menu: 'öffnet das Menü des Eintrags' },
} satisfies WrittenContract;
