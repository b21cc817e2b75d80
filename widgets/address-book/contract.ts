import type { WrittenContract } from '../../shared/diagnostics/contract.ts';
import { checkBook } from './check-markup.ts';

export default {
  mode: 'replace',
  sheet: 'account',
  requiredParts: { '.krume-book': 'das Adressbuch, wie es ohne JavaScript zu lesen ist' },
  own: '.krume-book-head :is(h2, a)',
  fallback: '.krume-book-section, .krume-book-none',
  check: checkBook,
  form: true,
  calls: {
    'GET /rest/profile/address/': 'wenn keine Adressen gedruckt sind, und nach jeder Änderung',
    'POST /rest/profile/address/': 'wenn eine neue Adresse gespeichert wird',
    'PATCH /rest/profile/address/{id}': 'wenn eine Adresse bearbeitet wurde',
    'DELETE /rest/profile/address/{id}': 'wenn eine Adresse gelöscht wird',
  },
} satisfies WrittenContract;
