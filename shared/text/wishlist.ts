/** @see shop.md sections 2.2, 2.4 and 8 */
export const wishlistText = {
  entry: 'Wunschliste',
  add: 'Auf die Wunschliste',
  addNamed: (name: string) => `${name}: Auf die Wunschliste`,
  count: (count: number) =>
    count === 1 ? '1 Produkt auf der Wunschliste' : `${count} Produkte auf der Wunschliste`,
  addFailed: 'Produkt konnte nicht auf die Wunschliste hinzugefügt werden.',
  removeFailed: 'Produkt konnte nicht von der Wunschliste entfernt werden.',
} as const;
