import type { WrittenContract } from '../../shared/diagnostics/contract.ts';

export default {
  mode: 'replace',
  sheet: 'every',
  requiredParts: {
    'form[data-slot="form"]': 'das Formular, das ohne JavaScript zur Suchseite führt',
    'input[type="search"][name]': 'das Suchfeld, mit dem Namen, unter dem die Suchseite den Begriff liest',
  },
  slots: { form: 'das Formular mit dem Suchfeld' },
  calls: {
    'GET /rest/search/?term={term}':
      '300 ms nach dem letzten Buchstaben, beim Absenden und wenn das Feld den Fokus bekommt',
  },
} satisfies WrittenContract;
