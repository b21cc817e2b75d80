import type { Contract } from '../../shared/registry/debug/contract.ts';

export default {
  mode: 'replace',
  sheet: 'event',
  parts: { '[data-slot="fallback"]': 'was ohne Karte zu lesen ist: die Adresse und der Weg' },
  slots: { fallback: 'was ohne Karte zu lesen ist' },
  intents: {},
  events: {},
  calls: { 'GET /rest/event/{id}': 'wenn die Karte geladen ist' },
} satisfies Contract;
