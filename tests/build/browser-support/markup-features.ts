import { bcd, lacking, statement, supported } from './compat-data.ts';

/**
 * The tag, attributes and attribute values of an element that some browser lacks, each with the browsers that lack it.
 */
export function lackingInElement(
  tag: string,
  attributes: Readonly<Record<string, string | undefined>> = {},
  browsers = supported,
): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const { elements = {}, global_attributes: everywhere } = bcd.html;
  const element = Object.hasOwn(elements, tag) ? elements[tag] : undefined;
  const note = (name: string, tree: object | undefined, key: string) => {
    const who = lacking(statement(tree, key), browsers);
    if (who.length) found.set(name, who);
  };
  note(`<${tag}>`, elements, tag);
  for (const [written, value = ''] of Object.entries(attributes)) {
    const name = written.toLowerCase();
    const tree = element && Object.hasOwn(element, name) ? element : everywhere;
    note(`<${tag} ${name}>`, tree, name);
    note(`<${tag} ${name}="${value}">`, Object(tree)[name], value);
    if (name === 'type') note(`<${tag} type="${value}">`, element, `type_${value}`);
  }
  return found;
}

/** The features of some HTML that some browser lacks, each with the browsers that lack it. */
export function lackingInMarkup(html: string, browsers = supported): Map<string, string[]> {
  const tags = html.matchAll(/<([a-z][a-z0-9]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/g);
  return new Map(
    [...tags].flatMap(([, tag = '', rest = '']) => {
      const attributes = [...rest.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name, value]) => [
        name,
        value,
      ]);
      return [...lackingInElement(tag, Object.fromEntries(attributes), browsers)];
    }),
  );
}
