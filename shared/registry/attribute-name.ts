/** The attribute of a prop: `productId` becomes `data-product-id`. */
export const attributeOf = (prop: string) =>
  `data-${prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
