/** @see shop.md sections 2.4 and 8 */
export const wishlistPageText = {
  empty: 'Keine Produkte in der Wunschliste.',
  addAll: 'Alle in den Warenkorb',
  adding: 'Wird hinzugefügt',
  addedOne: (name: string) => `${name} ist im Warenkorb.`,
  added: 'Die Wunschliste ist im Warenkorb.',
  skipped: 'Nicht im Warenkorb, weil noch eine Auswahl fehlt oder weil es sie nicht mehr gibt:',
  addAllFailed: 'Wunschliste konnte nicht zum Warenkorb hinzugefügt werden.',
  addAllUnknown:
    'Es ist nicht bekannt, ob die Wunschliste im Warenkorb ist. Versuchen Sie es noch einmal: Auch dann kommt sie nur einmal hinein.',
  remove: 'Entfernen',
  removing: 'Wird entfernt',
  removed: (name: string) => `${name} wurde von der Wunschliste entfernt.`,
} as const;
