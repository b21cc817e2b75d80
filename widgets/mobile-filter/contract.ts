import type { WrittenContract } from '../../shared/diagnostics/contract.ts';
import { checkSource } from './check-source.ts';

export default {
  mode: 'enhance',
  sheet: 'list',
  requiredParts: { 'button[type="button"]': 'der Knopf «Filter»' },
  check: checkSource,
  readsPage: true,
  intents: { filter: 'öffnet die Filter' },
} satisfies WrittenContract;
