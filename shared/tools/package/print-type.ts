import type { JsonSchema } from '../json-schema/kinds.ts';

interface Schema {
  title?: string;
  type?: string | readonly string[];
  enum?: readonly unknown[];
  anyOf?: readonly JsonSchema[];
  items?: JsonSchema;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  additionalProperties?: JsonSchema | boolean;
  description?: string;
}

/** A JSON Schema as a TypeScript type, with descriptions as comments. */
export function printType(schema: JsonSchema, indent = ''): string {
  const { title, type, enum: values, anyOf, items, properties, additionalProperties } = schema as Schema;
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ');
  // The first alternative of a described value is its own type; the others are how attributes write it
  const alternatives = title ? anyOf?.slice(0, 1) : anyOf;
  if (alternatives) return [...new Set(alternatives.map((each) => printType(each, indent)))].join(' | ');
  if (items) return `readonly (${printType(items, indent)})[]`;
  if (properties) return printObject(schema as Schema, properties, indent);
  if (typeof additionalProperties === 'object')
    return `Readonly<Record<string, ${printType(additionalProperties, indent)}>>`;
  const types = [type ?? 'unknown'].flat();
  return types.map((each) => (each === 'integer' ? 'number' : each)).join(' | ');
}

function printObject(
  { required = [] }: Schema,
  properties: Readonly<Record<string, JsonSchema>>,
  indent: string,
): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).flatMap(([name, property]) => {
    const { description } = property as Schema;
    const mark = required.includes(name) ? '' : '?';
    return [
      ...(description ? [`${inner}/** ${description} */`] : []),
      `${inner}${/^\w+$/.test(name) ? name : JSON.stringify(name)}${mark}: ${printType(property, inner)};`,
    ];
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}
