import type { Node, Nodes } from '../../../fixtures/template/nodes.ts';
import type { Fields, Kind, Param } from '../../../fixtures/template/params.ts';
import type { Template } from '../../../fixtures/template/template.ts';

const html = { type: 'string', contentMediaType: 'text/html' };

const schemas: Readonly<Record<Exclude<Kind, 'list'>, object>> = {
  text: { type: 'string' },
  number: { type: 'number' },
  flag: { type: 'boolean' },
  markup: html,
  json: { type: ['array', 'object'] },
  record: { type: 'object' },
  texts: { type: 'array', items: { type: 'string' } },
  markups: { type: 'array', items: html },
};

/**
 * JSON Schema of a macro's parameters, for programs that show the parameters to editors, such as a block editor. A
 * parameter of kind `markup` has `contentMediaType`. A parameter that is printed as the URL of a link, form or picture
 * has `format: 'uri-reference'`.
 */
export function paramsSchema({ fields, nodes }: Template): object {
  return objectSchema(fields, new Set(urlsIn(nodes)));
}

const objectSchema = (fields: Fields, urls: ReadonlySet<Param>): object => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(fields).map(([name, param]) => [
      name,
      {
        ...paramSchema(param, urls),
        ...(urls.has(param) && { format: 'uri-reference' }),
        description: param.about,
      },
    ]),
  ),
  required: Object.entries(fields).flatMap(([name, { isOptional }]) => (isOptional ? [] : [name])),
});

const paramSchema = ({ kind, fields }: Param, urls: ReadonlySet<Param>): object =>
  kind === 'list' ? { type: 'array', items: objectSchema(fields as Fields, urls) } : schemas[kind];

const urlAttributes = ['action', 'formaction', 'href', 'poster', 'src', 'srcset'];
const startOfUrl = new RegExp(`\\s(?:${urlAttributes.join('|')})="$`);

/** The parameters that are printed at the start of a URL. */
function urlsIn(nodes: Nodes, before = ''): readonly Param[] {
  return nodes.flatMap((node, index) => {
    const previous = index > 0 ? nodes[index - 1] : undefined;
    return urlsOf(node, previous ? htmlOf(previous) : before);
  });
}

const htmlOf = (node: Node) => (node.type === 'html' ? node.html : '');

function urlsOf(node: Node, before: string): readonly Param[] {
  switch (node.type) {
    case 'value':
      return startOfUrl.test(before) ? [node.ref.param] : [];
    case 'attribute':
      return urlAttributes.includes(node.name) ? [node.ref.param] : [];
    case 'when':
      return [...urlsIn(node.yes, before), ...urlsIn(node.no, before)];
    case 'each':
      return urlsIn(node.body);
    default:
      return [];
  }
}
