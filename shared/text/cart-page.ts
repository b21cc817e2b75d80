/** @see shop.md sections 2.5 and 8 */
export const cartPageText = {
  updating: 'Warenkorb wird aktualisiert...',
  empty: 'Noch keine Produkte im Warenkorb.',
  lines: 'Produkte im Warenkorb',
  quantityOf: (name: string) => `Anzahl ${name}`,
  perPiece: (price: string) => `${price} pro Stück`,
  change: 'Ändern',
  remove: 'Entfernen',
  removed: (name: string) => `${name} wurde entfernt.`,
  undo: 'Rückgängig',
  gone: 'Nicht mehr erhältlich. Bitte entfernen Sie dieses Produkt.',
  changeFailed: 'Die Anzahl konnte nicht geändert werden.',
  order: 'Ihre Bestellung',
  subtotal: 'Zwischensumme',
  shipping: 'Versand',
  goOn: 'Weiter einkaufen',
  allergens: 'Allergene in Ihrem Warenkorb',
} as const;
