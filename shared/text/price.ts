/** @see shop.md sections 2.2 and 9, "Prices" */
export const priceText = {
  none: '-',
  free: '(gratis)',
  insteadOf: 'statt',
  special: (special: string, regular: string) => `${special} statt ${regular}`,
  surcharge: (price: string) => `+ ${price}`,
} as const;
