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
  goneFirst: 'Bitte entfernen Sie zuerst die Produkte, die nicht mehr erhältlich sind.',
  changeFailed: 'Die Anzahl konnte nicht geändert werden.',
  order: 'Ihre Bestellung',
  subtotal: 'Zwischensumme',
  shipping: 'Versand',
  goOn: 'Weiter einkaufen',
  allergens: 'Allergene in Ihrem Warenkorb',
  allergensUnknown: (names: string) =>
    `Zu ${names} fehlen die Angaben zu Allergenen. Bitte fragen Sie in der Filiale nach.`,
} as const;
