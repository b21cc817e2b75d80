import type { WrittenContract } from '../../shared/diagnostics/contract.ts';
import { checkFilm } from './check-markup.ts';

export default {
  mode: 'enhance',
  sheet: 'film',
  requiredParts: { 'video[poster]': 'der Film, mit Titelbild (poster), Breite und Höhe' },
  check: checkFilm,
} satisfies WrittenContract;
