import type { Contract } from '../../shared/registry/debug/contract.ts';

export default {
  mode: 'replace',
  sheet: 'event',
  parts: { '[data-slot="fallback"]': 'was ohne Karte zu lesen ist: die Adresse und der Weg' },
  slots: { fallback: 'was ohne Karte zu lesen ist' },
  check: (host) =>
    host.hasAttribute('data-event-id')
      ? []
      : ['hat kein data-event-id: Es zeigt keine Karte. Ergänzen Sie die Nummer des Events.'],
  intents: {},
  events: {},
  calls: { 'GET /rest/event/{id}': 'wenn die Karte geladen ist' },
} satisfies Contract;
