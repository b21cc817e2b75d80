/** @see shop.md sections 2.2 and 8 */
export const productText = {
  weight: 'Gewicht',
  noSelection: 'keine Auswahl',
  noCombination: 'Keine Produktkonfiguration verfügbar.',
} as const;
