// Apart from schema.ts, which is the loader's: what is fetched late would split it.

/** `productId` is written `data-product-id`. */
export const attributeOf = (prop: string) =>
  `data-${prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
