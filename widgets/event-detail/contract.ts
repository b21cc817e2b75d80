import type { WrittenContract } from '../../shared/diagnostics/contract.ts';
import { checkTickets } from './check-markup.ts';

export default {
  mode: 'enhance',
  sheet: 'event',
  requiredParts: {
    'a[data-tickets], .krume-event-over':
      'der Link zu den Tickets, mit ihrer Stelle auf der Seite als Ziel, oder nach dem Event der Satz, dass er vorbei ist',
  },
  check: checkTickets,
  links: 'own',
} satisfies WrittenContract;
