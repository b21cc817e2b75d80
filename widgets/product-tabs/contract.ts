import type { Contract } from '../../shared/registry/debug/contract.ts';

export default {
  mode: 'enhance',
  sheet: 'product',
  parts: { ':scope > section[id] > h2': 'je Register ein <section> mit id und einem <h2>, direkt im Widget' },
  slots: {},
  intents: {},
  events: {},
  calls: {},
} satisfies Contract;
