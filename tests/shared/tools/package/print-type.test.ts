import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { array, object, optional } from 'valibot';
import { expect, expectTypeOf, test } from 'vitest';
import { flag, text } from '../../../../shared/model/attributes.ts';
import { id } from '../../../../shared/model/values.ts';
import type { Signals } from '../../../../shared/signals/signals.ts';
import { configurationSchema, readMeanings } from '../../../../shared/tools/json-schema/documents.ts';
import { jsonSchemaOf } from '../../../../shared/tools/json-schema/json-schema.ts';
import type { KrumeEvents } from '../../../../shared/tools/package/events.d.ts';
import { printType } from '../../../../shared/tools/package/print-type.ts';

test('printType converts a JSON Schema with objects, lists, alternatives and descriptions to a TypeScript type', () => {
  const schema = jsonSchemaOf(
    object({ active: flag, ids: optional(array(id)), inner: object({ title: text }) }),
  );
  const described = {
    ...schema,
    properties: { ...Object(schema.properties), more: { type: 'integer', description: 'Days' } },
  };
  expect(printType(described)).toBe(`{
  active: boolean;
  ids?: readonly (string | number)[];
  inner: {
    title: string | number;
  };
  /** Days */
  more?: number;
}`);
});

test('in the type of the page configuration, each setting has its description from docs/reference', () => {
  const reference = readFileSync(
    join(import.meta.dirname, '../../../../docs/reference/configuration.md'),
    'utf8',
  );
  const { properties } = configurationSchema(readMeanings(reference)) as {
    properties: Record<string, { description?: string }>;
  };
  const silent = Object.keys(properties).filter((name) => !properties[name]?.description);
  expect(silent).toEqual([]);
  expect(properties.sharedPage?.description).toMatch(/^Whether a cache serves the same HTML/);
});

test('each event type of the package contains the same details as its signal', () => {
  type Sent = {
    [Type in keyof KrumeEvents as Type extends `krume:${infer Name}`
      ? Name
      : never]: KrumeEvents[Type]['detail'];
  };
  expectTypeOf<Pick<Signals, keyof Sent>>().toExtend<Sent>();
  expectTypeOf<Sent>().toExtend<Pick<Signals, keyof Sent>>();
});
