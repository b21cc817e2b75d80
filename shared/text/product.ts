/** @see shop.md sections 2.2 and 8 */
export const productText = {
  weight: 'Gewicht',
  noSelection: 'keine Auswahl',
  from: 'ab',
  choice: 'Ihre Auswahl',
  choose: 'Bitte wählen',
  options: 'Dazu',
  voluntary: '(freiwillig)',
  configure: 'Artikel konfigurieren',
  noId: 'Produktid nicht gefunden.',
  /** Spelled as in the specification */
  loadFailed: 'Produktinformtionen konnten nicht geladen werden.',
  noCombination: 'Keine Produktkonfiguration verfügbar.',
} as const;
