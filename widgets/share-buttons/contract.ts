import type { Contract } from '../../shared/registry/debug/contract.ts';

export default {
  sheet: 'product',
  parts: { 'a[href]': 'die Links zum Teilen; jeder nennt die Adresse der Seite' },
  slots: {},
  intents: {},
  events: {},
  calls: {},
} satisfies Contract;
