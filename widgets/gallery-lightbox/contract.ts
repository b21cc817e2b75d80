import type { Contract } from '../../shared/registry/debug/contract.ts';

export default {
  mode: 'enhance',
  sheet: 'gallery',
  parts: { 'a[href] img[alt]': 'die kleinen Bilder, jedes in einem Link zum grossen' },
  slots: {},
  intents: {},
  events: {},
  calls: {},
} satisfies Contract;
