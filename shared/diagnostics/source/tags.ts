export interface Tag {
  /** The whole tag, such as `<div data-widget="a">` */
  text: string;
  name: string;
  isEnd: boolean;
  attributes: string;
}

const unread =
  /<!--[\s\S]*?-->|<(script|style|template|textarea|title|noscript|iframe|xmp)\b[\s\S]*?<\/\1\s*>/gi;
const tag = /<(\/?)([a-z][a-z\d-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;

/**
 * The tags of an HTML source, in order. Ignores comments, and the tags in scripts, styles, templates and other elements
 * whose content is not part of the page.
 */
export const tagsOf = (source: string): Tag[] =>
  [...source.replace(unread, '').matchAll(tag)].map(([text, end, name = '', attributes = '']) => ({
    text,
    name: name.toLowerCase(),
    isEnd: end === '/',
    attributes,
  }));

/** Whether an element may come from a start tag. A start tag can omit empty values, as in `hidden`. */
export const isTagOf = (text: string, element: Element): boolean =>
  text.slice(1).toLowerCase().startsWith(element.localName) &&
  [...element.attributes].every(
    ({ name, value }) =>
      name === 'data-widget-state' ||
      /[&<>"']/.test(value) ||
      text.includes(value ? `${name}="${value}"` : name),
  );
