import type { WrittenContract } from '../../shared/diagnostics/contract.ts';
import { checkPlace } from './check-place.ts';

export default {
  mode: 'replace',
  sheet: 'branches',
  requiredParts: { '[data-slot]': 'was ohne Karte zu lesen ist' },
  slots: {
    fallback: 'was ohne Karte zu lesen ist: ein Satz, eine Adresse, ein Link',
    info: 'was die Karte über eine eigene Markierung sagt; ohne Karte steht es hier',
  },
  check: checkPlace,
  events: { 'krume:branch-in-list-requested': 'wenn «In der Liste zeigen» gewählt wurde' },
  calls: {
    'GET /rest/location/':
      'für alle Filialen, wenn die Seite keine Liste hat; erst wenn die Karte geladen ist',
    'GET /rest/location/{id}': 'für eine Filiale; erst wenn die Karte geladen ist',
  },
} satisfies WrittenContract;
