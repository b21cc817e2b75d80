import type { WrittenContract } from '../../shared/diagnostics/contract.ts';
import { checkEvents } from './check-markup.ts';

export default {
  mode: 'enhance',
  sheet: 'events',
  requiredParts: {
    '.krume-events': 'die Liste; je Event ein Eintrag mit seiner Nummer in data-event',
    'template[data-event-card]':
      'ein leerer Eintrag für Events, die geladen werden: mit .krume-event-day, .krume-event-month, .krume-event-title, .krume-event-when, .krume-event-where, einem Bild und einem Link, soweit die Einträge sie haben',
  },
  form: true,
  check: checkEvents,
  calls: {
    'GET /rest/event/': 'bei einer anderen Auswahl und bei «Mehr Events laden»',
  },
} satisfies WrittenContract;
