// Separate from schema.ts, which is part of the loader: an import from a lazy chunk would split the loader.

/** The attribute of a prop: `productId` becomes `data-product-id`. */
export const attributeOf = (prop: string) =>
  `data-${prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
