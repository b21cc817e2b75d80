import type { Ref } from '../../../fixtures/template/nodes.ts';
import type { Fields, Param } from '../../../fixtures/template/params.ts';
import type { Template } from '../../../fixtures/template/template.ts';
import { describeParams } from './describe-params.ts';
import { type Engine, type Logic, write, writeCondition } from './engine.ts';
import { phpHead } from './php-head.ts';

/** Prints all templates as PHP functions, for PHP 7.4 and later. */
export const php = (templates: readonly Template[]): string =>
  [phpHead, ...templates.map(phpFunction)].join('\n');

const phpFunction = ({ name, about, fields, nodes }: Template): string => `/**
 * ${about}
 *
${describeParams(fields)
  .map((line) => ` * ${line}`)
  .join('\n')}
 *
 * @param array${shape(fields)} $p
 */
function krume_${name.replaceAll('-', '_')}(array $p): string
{
    return ${write(engine, nodes)};
}
`;

const quote = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

/** A PHP expression for a value, which is null if the value is missing. */
function read({ scope, name, param }: Ref): string {
  if (name === '') return `$${scope}`;
  const owner = scope === '' ? '$p' : `$${scope}`;
  return `${owner}['${name}']${param.isOptional ? ' ?? null' : ''}`;
}

const logic: Logic = {
  given: (ref) => `krume_given(${read(ref)}${ref.param.kind === 'flag' ? ', true' : ''})`,
  equal: (ref, to) => `krume_plain(${read(ref)}) === '${to}'`,
  first: '$index === 0',
  not: (condition) => `!(${condition})`,
  all: (conditions) => `(${conditions.join(' && ')})`,
  any: (conditions) => `(${conditions.join(' || ')})`,
};

const engine: Engine = {
  html: quote,
  value: (ref) =>
    ref.param.kind === 'markup' ? `krume_html(${read(ref)})` : `${printer(ref)}(${read(ref)})`,
  round: () => '($index + 1)',
  encoded: (parts) =>
    `rawurlencode(${parts.map((part) => (typeof part === 'string' ? quote(part) : `krume_plain(${read(part)})`)).join(' . ')})`,
  attribute: (name, ref) =>
    `krume_attribute('${name}', ${read(ref)}${ref.param.kind === 'flag' ? ', true' : ''})`,
  when: (condition, yes, no) => `(${writeCondition(logic, condition)} ? ${yes} : ${no})`,
  each: (list, body) => `krume_each(${read(list)}, fn ($${list.param.item}, $index) => ${body})`,
  json: (fields) =>
    `krume_json_object([${Object.entries(fields)
      .map(
        ([name, ref]) =>
          `'${name}' => ${ref.param.kind === 'record' ? `krume_record(${read(ref)})` : read(ref)}`,
      )
      .join(', ')}])`,
  jsonValue: (ref) => `krume_json(${read(ref)})`,
  join: (parts) => parts.join(' . ') || "''",
};

const printer = ({ param }: Ref): string => (param.kind === 'flag' ? 'krume_flag' : 'krume_text');

const types = {
  text: 'string',
  number: 'int|float',
  flag: 'bool',
  markup: 'string',
  json: 'mixed',
  record: 'array<string, mixed>|object',
  texts: 'list<string>',
  markups: 'list<string>',
} as const;

/** The parameter types for static analysis, such as PHPStan. */
const shape = (fields: Fields): string =>
  `{${Object.entries(fields)
    .map(
      ([name, param]) =>
        `${name}${param.isOptional ? '?' : ''}: ${type(param)}${param.isOptional ? '|null' : ''}`,
    )
    .join(', ')}}`;

const type = ({ kind, fields }: Param): string =>
  kind === 'list' ? `list<array${shape(fields as Fields)}>` : types[kind];
