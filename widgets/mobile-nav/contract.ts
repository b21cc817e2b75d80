import type { WrittenContract } from '../../shared/diagnostics/contract.ts';
import { checkNavigation } from './check-markup.ts';

export default {
  mode: 'replace',
  sheet: 'every',
  requiredParts: {
    'a[href]': 'der Link, der ohne JavaScript zu den Seiten führt',
    'button[data-widget-intent="open"]': 'der Knopf, der die Navigation öffnet',
  },
  check: checkNavigation,
  readsPage: true,
  own: ':scope > a, :scope > button',
  intents: { open: 'öffnet die Navigation' },
  calls: { 'GET /rest/search/shopnav': 'wenn «Online Shop» zum ersten Mal gewählt wird' },
} satisfies WrittenContract;
