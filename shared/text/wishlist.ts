/** @see shop.md sections 2.2, 2.4 and 8 */
export const wishlistText = {
  add: 'Auf die Wunschliste',
  addNamed: (name: string) => `${name}: Auf die Wunschliste`,
  addFailed: 'Produkt konnte nicht auf die Wunschliste hinzugefügt werden.',
  removeFailed: 'Produkt konnte nicht von der Wunschliste entfernt werden.',
  manyFailed: (count: number) =>
    `${count} Änderungen an der Wunschliste wurden nicht bestätigt. Bitte versuchen Sie es noch einmal.`,
  unknown:
    'Es ist nicht bekannt, ob das Produkt auf der Wunschliste ist. Bitte versuchen Sie es noch einmal.',
} as const;
