import type { WrittenContract } from '../../shared/diagnostics/contract.ts';
import { checkFields } from './diagnostics/check-fields.ts';

export default {
  mode: 'enhance',
  sheet: 'request',
  requiredParts: {
    'form [type="submit"], .krume-form-success':
      'ein Formular mit einem Knopf, der es abschickt, oder statt dessen die Meldung des Servers mit class="krume-form-success"',
  },
  check: checkFields,
  marks: [
    'data-crop-of',
    'data-min',
    'data-max',
    'data-notice-days',
    'data-max-bytes',
    'data-max-width',
    'data-max-height',
  ],
  calls: { 'POST /api/contact/': 'mit data-endpoint, wenn das Kontaktformular gesendet wird' },
} satisfies WrittenContract;
