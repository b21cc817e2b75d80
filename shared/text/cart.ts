/** @see shop.md sections 2.6 and 8 */
export const cartContentsText = {
  emptyTitle: 'Ihr Warenkorb ist leer',
  emptyText: 'Legen Sie los und füllen Sie den Warenkorb mit feinen Leckereien.',
  emptyHint: 'Sie wissen nicht, wo Sie anfangen sollen?',
  toShop: 'Zum online shop',
  added: 'Erfolgreich zum Warenkorb hinzugefügt',
  toCart: 'Zum Warenkorb',
  checkout: 'Zur Kasse',
  total: 'Gesamtsumme (inkl. MwSt.)',
  quantity: (quantity: number) => `Anzahl: ${quantity}`,
  remove: (name: string) => `${name} entfernen`,
  removing: 'Wird entfernt',
  removeFailed: 'Produkt konnte nicht vom Warenkorb entfernt werden.',
  removeUnknown:
    'Es ist nicht bekannt, ob das Produkt noch im Warenkorb ist. Bitte versuchen Sie es noch einmal.',
} as const;

/** @see shop.md sections 2.6, 2.7 and 8 */
export const cartText = {
  quantity: (quantity: number) => `Anzahl: ${quantity}`,
  changed:
    'Der Warenkorb hat sich zwischenzeitlich aktualisiert. Bitte beginnen Sie erneut mit dem Bezahlvorgang.',
} as const;
