import type { WrittenContract } from '../../shared/diagnostics/contract.ts';
import { checkJobs } from './check-markup.ts';

export default {
  mode: 'enhance',
  sheet: 'jobs',
  requiredParts: {
    'form select[name="typeOfEmployment"]': 'ein Formular mit der Auswahl; «all» zeigt alle Stellen',
    '[data-type-of-employment]': 'je Stelle ein Eintrag mit der Art ihrer Anstellung',
    '.krume-job-count[role="status"]': 'der Satz mit der Anzahl, den ein Screenreader vorliest',
  },
  check: checkJobs,
  checksFirstOption: true,
} satisfies WrittenContract;
