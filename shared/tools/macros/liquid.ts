import type { Ref } from '../../../fixtures/template/nodes.ts';
import type { Template } from '../../../fixtures/template/template.ts';
import { describeParams } from './describe-params.ts';
import { type Tags, writeTags } from './tags.ts';

/** Prints a template as a snippet for `{% render %}` of Shopify, Jekyll or LiquidJS. */
export const liquid = ({ name, about, fields, nodes }: Template): string => `{%- comment -%}
  ${about}

  render 'krume-${name}', …

${describeParams(fields)
  .map((line) => `  ${line}`)
  .join('\n')}
{%- endcomment -%}
${hasJson(nodes) ? less : ''}${writeTags(tags, nodes)}`;

const hasJson = (nodes: Template['nodes']): boolean =>
  nodes.some(
    (node) =>
      node.type === 'json' ||
      node.type === 'json-value' ||
      (node.type === 'when' && (hasJson(node.yes) || hasJson(node.no))) ||
      (node.type === 'each' && hasJson(node.body)),
  );

// The text is captured instead of quoted, because LiquidJS resolves escape sequences in a quoted text, and Shopify does
// not
const less = '{%- capture krumeLess -%}\\u003C{%- endcapture -%}';

const path = ({ scope, name }: Ref) => [scope, name].filter(Boolean).join('.');
const isList = ({ param: { kind } }: Ref) => ['list', 'texts', 'markups'].includes(kind);

const tags: Tags = {
  text: (ref) => `{{ ${path(ref)} | escape }}`,
  markup: (ref) => `{{ ${path(ref)} }}`,
  flag: (ref) => tags.when({ is: 'given', ref }, 'true', 'false'),
  round: '{{ forloop.index }}',
  encoded(parts) {
    const [first = '', ...rest] = parts.map((part) => (typeof part === 'string' ? `'${part}'` : path(part)));
    const appended = rest.map((text) => ` | append: ${text}`).join('');
    return `{{ ${first}${appended} | url_encode | replace: '+', '%20' | escape }}`;
  },
  when(test, yes, no) {
    const condition = () => {
      if (test.is === 'first') return 'forloop.first';
      const value = path(test.ref);
      if (test.is === 'equal') return `${value} == ${typeof test.to === 'number' ? test.to : `'${test.to}'`}`;
      if (test.is === 'present') return `${value} != nil`;
      if (isList(test.ref)) return `${value}.size > 0`;
      // An empty text and 0 are truthy in Liquid
      if (test.ref.param.kind === 'flag') return `${value} and ${value} != 0 and ${value} != ''`;
      return `${value} != nil and ${value} != ''`;
    };
    return `{% if ${condition()} %}${yes}${no && `{% else %}${no}`}{% endif %}`;
  },
  each: (list, body) => `{% for ${list.param.item} in ${path(list)} %}${body}{% endfor %}`,
  json(fields) {
    const members = Object.entries(fields).map(([name, ref], index) => {
      const member = `${index > 0 ? ',' : ''}"${name}":${tags.jsonValue(ref)}`;
      return index > 0 && ref.param.isOptional ? tags.when({ is: 'given', ref }, member, '') : member;
    });
    return `{${members.join('')}}`;
  },
  jsonValue: (ref) => `{{ ${path(ref)} | json | replace: '<', krumeLess }}`,
};
