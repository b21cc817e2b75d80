import type { WrittenContract } from '../../shared/diagnostics/contract.ts';
import { checkBranches } from './check-markup.ts';

export default {
  mode: 'enhance',
  sheet: 'branches',
  requiredParts: {
    'form select[name="art"]': 'ein Formular mit der Auswahl der Filialen, deren Werte die Kürzel sind',
    'form input[name="offen"]': 'ein Kästchen «Jetzt geöffnet»',
    '[data-branch]': 'je Filiale ein Eintrag mit ihrer Nummer in data-branch',
    '.krume-branch-count[role="status"]': 'der Satz mit der Anzahl, den ein Screenreader vorliest',
  },
  check: checkBranches,
  marks: ['data-open'],
  checksFirstOption: true,
  events: {
    'krume:branch-on-map-requested': 'wenn «Auf der Karte zeigen» gewählt wurde, solange es eine Karte gibt',
  },
} satisfies WrittenContract;
