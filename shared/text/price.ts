/** @see shop.md sections 2.2 and 9, "Prices" */
export const priceText = {
  none: '-',
  free: '(gratis)',
  insteadOf: 'statt',
  surcharge: (price: string) => `+ ${price}`,
} as const;
