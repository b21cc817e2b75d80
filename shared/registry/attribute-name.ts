/** The name of the attribute that sets a prop: `data-product-id` sets `productId`. */
export const attributeOf = (prop: string) =>
  `data-${prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
