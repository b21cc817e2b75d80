import type { Contract } from '../../shared/registry/debug/contract.ts';
import { checkSources } from '../../shared/ui/check-sources.ts';

export default {
  mode: 'enhance',
  sheet: 'film',
  parts: { 'video[poster]': 'der Film, mit Titelbild (poster), Breite und Höhe' },
  check: checkSources,
  slots: {},
  intents: {},
  events: {},
  calls: {},
} satisfies Contract;
