import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

type Child = DefaultTreeAdapterTypes.ChildNode;

/** The DOM of HTML as lines: white space collapsed, JSON parsed, and escapes in URLs as RFC 3986 has them. */
export const domOf = (html: string): string => parseFragment(html).childNodes.flatMap(linesOf).join('\n');

function linesOf(node: Child): string[] {
  if ('value' in node) return [node.value.replace(/\s+/g, ' ')].filter((text) => text.trim());
  if (!('attrs' in node)) return [];
  const attributes = node.attrs.map(({ name, value }) => ` ${name}=${JSON.stringify(escaped(name, value))}`);
  const children = 'content' in node ? node.content.childNodes : node.childNodes;
  const isJson = node.attrs.some(({ value }) => value === 'application/json');
  const inside = isJson ? [jsonOf(children)] : children.flatMap(linesOf);
  return [`<${node.tagName}${attributes.join('')}>`, ...inside.map((line) => `  ${line}`)];
}

const jsonOf = ([text]: readonly Child[]): string =>
  JSON.stringify(JSON.parse(text && 'value' in text ? text.value : ''));

const escaped = (name: string, value: string): string =>
  name === 'href'
    ? value.replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    : value;
