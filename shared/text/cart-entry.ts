/** The cart entry in the header. The texts of its flyout are in `cart.ts`. @see shop.md sections 2.6 and 8 */
export const cartEntryText = {
  entry: 'Warenkorb',
  count: (count: number) => `${count} Artikel im Warenkorb`,
  show: 'Warenkorb anzeigen',
  loading: 'Warenkorb wird geladen...',
  removed: (name: string) => `${name} wurde entfernt`,
  loadFailed: 'Warenkorb konnte nicht geladen werden.',
} as const;
