import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import Ajv from 'ajv/dist/2020';
import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { createShop } from '../../../../demo-pages/shop/app.ts';
import { apiCalls } from '../../../../shared/tools/api/calls.ts';
import { openApi } from '../../../../shared/tools/api/openapi.ts';

// shop.md and site.md section 7: the API of the shop

const root = join(import.meta.dirname, '../../../..');
const named = apiCalls.map(({ method, path }) => `${method} ${path}`);
/** Replaces path parameters, so that `/rest/cart/item/{productId}` equals `/rest/cart/item/:id`. */
const shape = (path: string) => path.replace(/\{\w+\}|:\w+/g, '*');

test('apiCalls lists the same API calls as the routes of the demo shop', () => {
  const routes = createShop()
    .routes.filter(({ method, path }) => method !== 'ALL' && /^\/(rest|api)\//.test(path))
    .map(({ method, path }) => `${method} ${shape(path)}`);
  expect([...new Set(routes)].sort()).toEqual(named.map(shape).sort());
});

test('apiCalls lists every API call that comments in shared/api mention', () => {
  const files = readdirSync(join(root, 'shared/api')).map((file) =>
    readFileSync(join(root, 'shared/api', file), 'utf8'),
  );
  const documented = files.flatMap((source) => [
    ...source.matchAll(/`(GET|POST|PATCH|DELETE) (\/(?:rest|api)\/[^`?]*)/g),
  ]);
  expect(documented.length).toBeGreaterThan(20);
  const missing = documented
    .map(([, method, path = '']) => `${method} ${shape(path)}`)
    .filter((call) => !named.map(shape).includes(call));
  expect(missing).toEqual([]);
});

test.each(apiCalls.filter(({ sent }) => sent !== undefined))(
  'the example body of the API call $method $path matches the schema of the request body',
  (call) => {
    const result = safeParse(call.body ?? expect.fail('no body'), call.sent);
    expect(result.issues).toBeUndefined();
  },
);

test('openapi.json describes the idempotency key, error statuses, session and CSRF token of each API call', () => {
  const document = openApi({ 'GET /rest/cart/': { id: 1 } }) as {
    openapi: string;
    paths: Record<string, Record<string, Operation>>;
  };
  type Operation = {
    operationId: string;
    parameters: { name: string }[];
    responses: Record<string, { content?: Record<string, { example?: unknown; schema: object }> }>;
    security?: object[];
    requestBody?: { content: Record<string, { schema: object; example: unknown }> };
  };
  expect(document.openapi).toBe('3.1.0');
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  expect(operations).toHaveLength(apiCalls.length);
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(apiCalls.length);
  const order = document.paths['/rest/cart/order']?.post;
  expect(order?.parameters.map(({ name }) => name)).toEqual(['Idempotency-Key']);
  expect(order?.security).toEqual([{ session: [], csrf: [] }]);
  expect(Object.keys(order?.responses ?? {})).toEqual(['201', '422']);
  expect(document.paths['/rest/wishlist/']?.get?.responses).toHaveProperty('401');
  expect(
    document.paths['/rest/cart/']?.get?.responses['200']?.content?.['application/json']?.example,
  ).toEqual({ id: 1 });
});

test('openapi.json is a valid OpenAPI document', async () => {
  const { valid, errors } = await new Validator().validate(openApi());
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

test('the JSON Schemas in openapi.json compile, and accept the example bodies', () => {
  const ajv = new Ajv({ allowUnionTypes: true });
  const document = openApi() as {
    paths: Record<
      string,
      Record<
        string,
        {
          requestBody?: { content: Record<string, { schema: object; example?: unknown }> };
          responses: Record<string, { content?: Record<string, { schema: { $ref?: string } }> }>;
        }
      >
    >;
  };
  for (const operation of Object.values(document.paths).flatMap((path) => Object.values(path))) {
    const body = operation.requestBody?.content['application/json'];
    if (body?.example !== undefined)
      expect(ajv.validate(body.schema, body.example), ajv.errorsText()).toBe(true);
    for (const { content } of Object.values(operation.responses)) {
      const schema = content?.['application/json']?.schema;
      if (schema && !schema.$ref) ajv.compile(schema);
    }
  }
});
