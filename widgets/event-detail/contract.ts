import type { WrittenContract } from '../../shared/diagnostics/contract.ts';
import { checkTickets } from './check-markup.ts';

export default {
  mode: 'enhance',
  sheet: 'event',
  requiredParts: { 'a[data-tickets]': 'der Link zu den Tickets, mit ihrer Stelle auf der Seite als Ziel' },
  check: checkTickets,
  links: 'own',
} satisfies WrittenContract;
