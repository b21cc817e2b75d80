/** @see shop.md sections 2.2, 4 and 8 */
export const addToCartText = {
  add: 'In den Warenkorb',
  adding: 'Wird hinzugefügt',
  added: 'Erfolgreich hinzugefügt',
  failed: 'Produkt konnte nicht zum Warenkorb hinzugefügt werden.',
  amount: 'Anzahl',
  amountWrong: (min: number) => `Bitte geben Sie eine Anzahl ab ${min} ein.`,
} as const;
