export interface Tag {
  /** The tag in the source: `<div data-widget="a">` */
  text: string;
  name: string;
  isEnd: boolean;
  attributes: string;
}

const unread =
  /<!--[\s\S]*?-->|<(script|style|template|textarea|title|noscript|iframe|xmp)\b[\s\S]*?<\/\1\s*>/gi;
const tag = /<(\/?)([a-z][a-z\d-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;

/** The tags of a page's source in order, without those in comments, scripts, styles and templates. */
export const tagsOf = (source: string): Tag[] =>
  [...source.replace(unread, '').matchAll(tag)].map(([text, end, name = '', attributes = '']) => ({
    text,
    name: name.toLowerCase(),
    isEnd: end === '/',
    attributes,
  }));

/** Whether an element of the page comes from this start tag. An empty value can be left out: `hidden`. */
export const isTagOf = (text: string, element: Element): boolean =>
  text.slice(1).toLowerCase().startsWith(element.localName) &&
  [...element.attributes].every(
    ({ name, value }) =>
      name === 'data-widget-state' ||
      /[&<>"']/.test(value) ||
      text.includes(value ? `${name}="${value}"` : name),
  );
