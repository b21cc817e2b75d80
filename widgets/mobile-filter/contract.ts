import type { Contract } from '../../shared/registry/debug/contract.ts';

export default {
  mode: 'enhance',
  sheet: 'list',
  parts: { 'button[type="button"]': 'der Knopf «Filter»' },
  slots: {},
  intents: { filter: 'öffnet die Filter' },
  events: {},
  calls: {},
} satisfies Contract;
