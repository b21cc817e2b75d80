import type { Contract } from '../../shared/diagnostics/contract.ts';
import { checkSource } from './check-source.ts';

export default {
  mode: 'enhance',
  sheet: 'list',
  requiredParts: { 'button[type="button"]': 'der Knopf «Filter»' },
  check: checkSource,
  readsPage: true,
  slots: {},
  intents: { filter: 'öffnet die Filter' },
  events: {},
  calls: {},
} satisfies Contract;
