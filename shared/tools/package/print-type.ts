import type { JsonSchema } from '../json-schema/kinds.ts';

/** Prints a JSON Schema as a TypeScript type, with descriptions as comments. */
export function printType(schema: JsonSchema, indent = ''): string {
  const { title, type, enum: values, anyOf, items, properties, additionalProperties } = schema;
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ');
  // If the schema has a title, the first alternative is the type of the value; the other alternatives are its forms in
  // attributes
  const alternatives = title ? anyOf?.slice(0, 1) : anyOf;
  if (alternatives) return [...new Set(alternatives.map((each) => printType(each, indent)))].join(' | ');
  if (items) return `readonly (${printType(items, indent)})[]`;
  if (properties) return printObject(properties, schema.required ?? [], indent);
  if (typeof additionalProperties === 'object')
    return `Readonly<Record<string, ${printType(additionalProperties, indent)}>>`;
  const types = [type ?? 'unknown'].flat();
  return types.map((each) => (each === 'integer' ? 'number' : each)).join(' | ');
}

function printObject(
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[],
  indent: string,
): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).flatMap(([name, property]) => {
    const { description } = property;
    const mark = required.includes(name) ? '' : '?';
    return [
      ...(description ? [`${inner}/** ${description} */`] : []),
      `${inner}${/^\w+$/.test(name) ? name : JSON.stringify(name)}${mark}: ${printType(property, inner)};`,
    ];
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}
