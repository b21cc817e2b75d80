import type { WrittenContract } from '../../shared/diagnostics/contract.ts';
import { mapText } from '../../shared/text/map.ts';

export default {
  mode: 'replace',
  sheet: 'event',
  requiredParts: { '[data-slot="fallback"]': 'was ohne Karte zu lesen ist: die Adresse und der Weg' },
  slots: { fallback: 'was ohne Karte zu lesen ist' },
  check: (host) => (host.hasAttribute('data-event-id') ? [] : [mapText.noEventId]),
  calls: { 'GET /rest/event/{id}': 'wenn die Karte geladen ist' },
} satisfies WrittenContract;
