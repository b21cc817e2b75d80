/** @see shop.md sections 2.6, 2.7 and 8 */
export const cartText = {
  quantity: (quantity: number) => `Anzahl: ${quantity}`,
  changed:
    'Der Warenkorb hat sich zwischenzeitlich aktualisiert. Bitte beginnen Sie erneut mit dem Bezahlvorgang.',
} as const;
