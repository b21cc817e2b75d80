import type { Ref } from '../../../fixtures/template/nodes.ts';
import type { Template } from '../../../fixtures/template/template.ts';
import { describeParams } from './describe-params.ts';
import { type Tags, type Test, writeTags } from './tags.ts';

/** The syntax in which Twig, Jinja and Nunjucks differ. */
export interface Dialect {
  file: string;
  /** An expression for a value. If an optional value is missing, the expression causes no error */
  read(ref: Ref): string;
  test(test: Test): string;
  choose(test: string, yes: string, no: string): string;
  /** Names of the engine's filters */
  escape: string;
  raw: string;
  encode: string;
  json: string;
  /** Whether the engine stores objects as arrays, so that the JSON of an empty object is `[]` */
  hasArrays: boolean;
  /** An expression for a list, which is empty if the parameter is missing */
  list(ref: Ref): string;
  /** Corrects the engine's handling of white space */
  finish(code: string): string;
}

/** Prints all templates as macros in one file. */
export const twigMacros = (dialect: Dialect, templates: readonly Template[]): string =>
  [
    `{#
  Das Markup der Krume-Widgets. Texte werden maskiert, HTML nicht.

  import '${dialect.file}' as krume
  krume.heart_toggle({'productId': 4711, 'name': 'Ruchbrot', 'action': '/wunschliste/4711'})
#}
`,
    ...templates.map((template) => macro(dialect, template)),
  ].join('\n');

const macro = (dialect: Dialect, { name, about, fields, nodes }: Template): string => `{#
  ${about}

${describeParams(fields)
  .map((line) => `  ${line}`)
  .join('\n')}
#}
{% macro ${name.replaceAll('-', '_')}(p) %}${dialect.finish(writeTags(tags(dialect), nodes))}{% endmacro %}
`;

const tags = (dialect: Dialect): Tags => {
  const print = (value: string, filter: string) => `{{ ${value}${filter} }}`;
  const when: Tags['when'] = (test, yes, no) =>
    `{% if ${dialect.test(test)} %}${yes}${no && `{% else %}${no}`}{% endif %}`;
  const jsonOf = (ref: Ref) => {
    const value = dialect.read(ref);
    const code = print(value, dialect.json);
    if (!dialect.hasArrays || ref.param.kind !== 'record') return code;
    return `{% if ${value} is empty %}{}{% else %}${code}{% endif %}`;
  };
  return {
    text: (ref) => print(dialect.read(ref), dialect.escape),
    markup: (ref) => print(dialect.read(ref), dialect.raw),
    flag: (ref) => print(dialect.choose(dialect.test({ is: 'given', ref }), "'true'", "'false'"), ''),
    round: '{{ loop.index }}',
    encoded: (parts) => {
      const texts = parts.map((part) => (typeof part === 'string' ? `'${part}'` : dialect.read(part)));
      return print(`(${texts.join(' ~ ')})`, dialect.encode);
    },
    when,
    each: (list, body) => `{% for ${list.param.item} in ${dialect.list(list)} %}${body}{% endfor %}`,
    json: (fields) => {
      const members = Object.entries(fields).map(([name, ref], index) => {
        const member = `${index > 0 ? ',' : ''}"${name}":${jsonOf(ref)}`;
        return index > 0 && ref.param.isOptional ? when({ is: 'given', ref }, member, '') : member;
      });
      return `{${members.join('')}}`;
    },
    jsonValue: jsonOf,
  };
};
