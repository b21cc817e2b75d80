import type { WrittenContract } from '../../shared/diagnostics/contract.ts';
import { checkCheckout } from './check-markup.ts';

export default {
  mode: 'replace',
  sheet: 'form',
  requiredParts: {
    '.krume-checkout': 'was ohne JavaScript dasteht: der Warenkorb, und wie man am Telefon bestellt',
  },
  fallback: '.krume-checkout',
  form: true,
  written: ['payment', 'maps'],
  check: checkCheckout,
  slots: { signup: 'das Formular der Registrierung, wie es der Server druckt' },
  events: {
    'krume:product-removed-from-cart': 'wenn ein Produkt entfernt wird, das dem Liefertermin im Weg steht',
    'krume:session-expired': 'wenn die Sitzung abgelaufen ist',
  },
  calls: {
    'GET /rest/cart/': 'am Anfang, nach dem Speichern der Adresse und vor dem Bestellen',
    'GET /rest/profile/address/': 'im Schritt Adresse, für Angemeldete',
    'POST /rest/cart/shipping': 'im Schritt Versand, wenn sich Adresse oder Warenkorb geändert haben',
    'GET /rest/location/': 'im Schritt Versand: Filialen und Feiertage',
    'POST /rest/cart/address': 'wenn Adresse, Lieferart oder Termin feststehen',
    'POST /rest/cart/order': 'wenn bestellt wird',
    'GET /rest/cart/order/?key={key}': 'wenn eine frühere Bestellung ohne Antwort geblieben ist',
    'GET /rest/cart/order/{orderId}': 'nach der Rückkehr von der Zahlung, und bevor nochmals bezahlt wird',
    'DELETE /rest/cart/item/{itemId}': 'wenn ein Produkt entfernt wird, das dem Liefertermin im Weg steht',
  },
} satisfies WrittenContract;
