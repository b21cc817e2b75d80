import Ajv from 'ajv/dist/2020';
import { type GenericSchema, safeParse } from 'valibot';
import { expect, test } from 'vitest';
import * as attributes from '../../../../shared/model/attributes.ts';
import * as values from '../../../../shared/model/values.ts';
import { jsonSchemaOf } from '../../../../shared/tools/json-schema/json-schema.ts';

const validator = new Ajv({ allowUnionTypes: true });
const { price, integer, id, key, text, flag } = values;
const kinds: Record<string, GenericSchema> = { price, integer, id, key, text, flag };
const cases = [
  ...Object.entries(attributes).map(([name, schema]) => [`${name} in an attribute`, schema] as const),
  ...Object.entries(kinds).map(([name, schema]) => [`${name} in JSON`, schema] as const),
];

/** Values that servers print, including typical mistakes of templates. */
const written = [
  ...['', ' ', '0', '1', '-1', '12', '12.50', ' 12.50 ', '1e3', '.5', '5.', 'true', 'False', 'TRUE', 'ja'],
  ...['Brot', 'a-1.x', 'a/b', '.', '..', '/brote', '?q=1', '#top', '//cdn.example.ch/x'],
  ...[
    'https://example.ch',
    'HTTPS://example.ch',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'mailto:a@b.ch',
  ],
  ...[0, 1, 12, -1, 1.5, true, false, null, {}, []],
];

test.each(cases)('for the type %s, the JSON Schema accepts the same values as the widgets', (_, schema) => {
  const accepts = validator.compile(jsonSchemaOf(schema));
  const accepted = written.filter((value) => safeParse(schema, value).success);
  expect(written.filter((value) => accepts(value))).toEqual(accepted);
});
