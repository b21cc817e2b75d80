import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

type Child = DefaultTreeAdapterTypes.ChildNode;

/** The DOM of some HTML as comparable lines: whitespace collapsed, JSON parsed, URLs percent-encoded as in RFC 3986. */
export const domOf = (html: string): string => parseFragment(html).childNodes.flatMap(linesOf).join('\n');

function linesOf(node: Child): string[] {
  if ('value' in node) return [node.value.replace(/\s+/g, ' ')];
  if (!('attrs' in node)) return [];
  const attributes = node.attrs.map(({ name, value }) => ` ${name}=${JSON.stringify(escaped(name, value))}`);
  const children = 'content' in node ? node.content.childNodes : node.childNodes;
  const isJson = node.attrs.some(({ value }) => /^application\/(?:ld\+)?json$/.test(value));
  const inside = isJson ? [jsonOf(children)] : children.flatMap(linesOf);
  return [`<${node.tagName}${attributes.join('')}>`, ...inside.map((line) => `  ${line}`)];
}

const jsonOf = ([text]: readonly Child[]): string =>
  JSON.stringify(sorted(JSON.parse(text && 'value' in text ? text.value : '')));

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return Array.isArray(value) ? value.map(sorted) : value;
  const entries = Object.entries(value).map(([name, inner]) => [name, sorted(inner)] as const);
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

const escaped = (name: string, value: string): string =>
  name === 'href'
    ? value.replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    : value;
