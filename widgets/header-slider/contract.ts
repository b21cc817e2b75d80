import type { WrittenContract } from '../../shared/diagnostics/contract.ts';
import { checkSlides } from './check-markup.ts';

export default {
  mode: 'enhance',
  sheet: 'slides',
  requiredParts: {
    ':scope > ul:first-child > li :is(img[alt], video[poster])':
      'als Erstes eine Liste, in jedem Eintrag ein Bild mit alt oder ein Film mit Titelbild (poster)',
  },
  check: checkSlides,
  marks: ['data-thumb'],
} satisfies WrittenContract;
