import type { WrittenContract } from '../../shared/diagnostics/contract.ts';
import { checkHeart } from './check-markup.ts';

export default {
  mode: 'replace',
  sheet: 'every',
  requiredParts: {
    'a[href], button': 'für Gäste ein Link zur Anmeldung, sonst ein Formular mit einem Knopf',
  },
  own: ':scope > :is(a, a > img, form > button, form > button > img)',
  check: checkHeart,
  intents: { toggle: 'legt das Produkt auf die Wunschliste oder nimmt es weg' },
  events: {
    'krume:product-added-to-wishlist': 'wenn das Produkt auf der Wunschliste ist',
    'krume:product-removed-from-wishlist': 'wenn es nicht mehr darauf ist',
    'krume:session-expired': 'wenn die Sitzung abgelaufen ist',
  },
  calls: {
    'GET /rest/wishlist/':
      'wenn die Seite nicht sagt, ob das Produkt auf der Wunschliste ist; einmal für alle Herzen',
    'POST /rest/product/{id}/wishlist': 'wenn das Herz gefüllt wird',
    'DELETE /rest/product/{id}/wishlist': 'wenn es geleert wird',
  },
} satisfies WrittenContract;
