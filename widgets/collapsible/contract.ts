import type { Contract } from '../../shared/registry/debug/contract.ts';

export default {
  mode: 'enhance',
  sheet: 'every',
  parts: { summary: 'was immer zu sehen ist und öffnet' },
  slots: {},
  intents: {},
  events: {},
  calls: {},
} satisfies Contract;
