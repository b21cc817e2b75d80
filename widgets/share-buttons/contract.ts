import type { Contract } from '../../shared/registry/debug/contract.ts';

export default {
  mode: 'enhance',
  sheet: 'product',
  parts: { 'a[href]': 'die Links zum Teilen; jeder nennt die Adresse der Seite' },
  slots: {},
  intents: {},
  events: {},
  calls: {},
} satisfies Contract;
