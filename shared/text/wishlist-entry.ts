/** @see shop.md section 2.6 */
export const wishlistEntryText = {
  entry: 'Wunschliste',
  count: (count: number) =>
    count === 1 ? '1 Produkt auf der Wunschliste' : `${count} Produkte auf der Wunschliste`,
} as const;
