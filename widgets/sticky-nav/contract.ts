import type { Contract } from '../../shared/registry/debug/contract.ts';

export default {
  mode: 'enhance',
  sheet: 'every',
  parts: { '*': 'genau ein Element: die Kopfzeile mit allem, was in ihr steht' },
  slots: {},
  intents: {},
  events: {},
  calls: {},
} satisfies Contract;
