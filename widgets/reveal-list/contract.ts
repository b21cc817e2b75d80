import type { Contract } from '../../shared/diagnostics/contract.ts';

export default {
  mode: 'enhance',
  sheet: 'list',
  requiredParts: { ':scope > *': 'die Einträge, direkt im Widget' },
  slots: {},
  intents: {},
  events: {},
  calls: {},
} satisfies Contract;
