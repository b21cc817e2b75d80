import type { WrittenContract } from '../../shared/diagnostics/contract.ts';
import { checkBanner } from './check-markup.ts';

export default {
  mode: 'enhance',
  sheet: 'every',
  requiredParts: {
    'a[href]': 'der Link zum Datenschutz',
    'button[value="denied"]': 'der Knopf «Ablehnen»',
    'button[value="granted"]': 'der Knopf «Akzeptieren»',
  },
  check: checkBanner,
  readsText: true,
} satisfies WrittenContract;
