/** The name of the attribute that sets a prop: `data-article-id` sets `articleId`. */
export const attributeOf = (prop: string) =>
  `data-${prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
