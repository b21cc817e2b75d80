import type { Contract } from '../../shared/diagnostics/contract.ts';
import { checkFilm } from './check-markup.ts';

export default {
  mode: 'enhance',
  sheet: 'film',
  requiredParts: { 'video[poster]': 'der Film, mit Titelbild (poster), Breite und Höhe' },
  check: checkFilm,
  slots: {},
  intents: {},
  events: {},
  calls: {},
} satisfies Contract;
