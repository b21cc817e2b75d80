import Ajv from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { checkoutTemplate } from '../../../../fixtures/markup/checkout.ts';
import { heartToggleTemplate } from '../../../../fixtures/markup/heart-toggle.ts';
import { templates } from '../../../../fixtures/templates.ts';
import { paramsSchema } from '../../../../shared/tools/macros/params-schema.ts';
import { hostileCases } from '../../../support/macros/cases.ts';

test('paramsSchema returns the type and description of each macro parameter, and lists the required parameters', () => {
  expect(paramsSchema(heartToggleTemplate)).toMatchObject({
    type: 'object',
    properties: {
      productId: { type: 'number', description: 'Nummer des Produkts im Shop' },
      active: { type: 'boolean' },
    },
    required: ['productId', 'name'],
  });
});

test('paramsSchema marks macro parameters whose values are HTML or URLs', () => {
  expect(paramsSchema(checkoutTemplate)).toMatchObject({
    properties: { content: { type: 'string', contentMediaType: 'text/html' } },
  });
  const { properties } = Object(paramsSchema(heartToggleTemplate));
  const urls = Object.keys(properties).filter((name) => properties[name].format === 'uri-reference');
  expect(urls).toEqual(['action', 'redirect']);
});

test('for each macro, the schema from paramsSchema accepts the test values', () => {
  const ajv = new Ajv({ allowUnionTypes: true, formats: { 'uri-reference': true } });
  const isValid = new Map(templates.map((template) => [template.name, ajv.compile(paramsSchema(template))]));
  const rejected = hostileCases.filter(({ name, values }) => !isValid.get(name)?.(values));
  expect(rejected).toEqual([]);
});
