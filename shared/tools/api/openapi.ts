import { version } from '../../../package.json';
import { jsonSchemaOf } from '../json-schema/json-schema.ts';
import type { ApiCall } from './call.ts';
import { apiCalls } from './calls.ts';

const refusal = {
  type: 'object',
  properties: {
    Code: { type: ['string', 'number'], description: 'The reason, for programs' },
    Message: { type: 'string', description: 'The reason, which may be shown to the visitor' },
    Data: { type: 'object', description: 'Further data, such as the names of refused fields' },
  },
  example: { Code: 422, Message: 'Bitte geben Sie eine Anzahl von 1 bis 100 an.', Data: {} },
} as const;

const json = (schema: object, example?: unknown) => ({
  content: { 'application/json': { schema, ...(example !== undefined && { example }) } },
});

const refused = (description: string) => ({ description, ...json({ $ref: '#/components/schemas/Refusal' }) });

/**
 * Describes the shop API in OpenAPI 3.1, from the table of calls.
 *
 * @param examples example responses by method and path, such as `GET /rest/cart/`
 */
export function openApi(examples: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of apiCalls) {
    const path = paths[call.path] ?? {};
    path[call.method.toLowerCase()] = operation(call, examples[`${call.method} ${call.path}`]);
    paths[call.path] = path;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'The shop API of Krume',
      version,
      description:
        'Every path is below `apiPath` of the configuration. Dates are ISO with the offset of the shop. A success may have no body where no field is required. An unsafe call has the header of `csrf`, if the configuration names one.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Refusal: refusal },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session',
          description: "The shop's own session cookie",
        },
        csrf: {
          type: 'apiKey',
          in: 'header',
          name: 'X-CSRF-Token',
          description: 'The name is `csrf.header` of the configuration',
        },
      },
    },
  };
}

function operation(call: ApiCall, example: unknown): object {
  const { method, path, summary, body, sent, response, of, hasKey, query = {}, refusals = {} } = call;
  const isChange = method !== 'GET';
  return {
    operationId: operationId(call),
    summary,
    tags: [path.split('/')[2] ?? ''],
    ...(of !== 'everybody' && { security: [{ session: [], ...(isChange && { csrf: [] }) }] }),
    parameters: [
      ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
        name,
        in: 'path',
        required: true,
        schema: { type: 'string' },
      })),
      ...Object.entries(query).map(([name, [description, example]]) => ({
        name,
        in: 'query',
        description,
        schema: { type: 'string' },
        example,
      })),
      ...(hasKey
        ? [
            {
              name: 'Idempotency-Key',
              in: 'header',
              description:
                'The shop applies each key once, and responds to a repeated request as it did the first time.',
              schema: { type: 'string', format: 'uuid' },
            },
          ]
        : []),
    ],
    ...(body && { requestBody: { required: body.type !== 'optional', ...json(jsonSchemaOf(body), sent) } }),
    responses: {
      [isChange && method === 'POST' ? '201' : '200']: {
        description: 'Success. 200 and 201 are both accepted',
        ...(response && json(jsonSchemaOf(response), example)),
      },
      ...(of === 'customer' && { 401: refused('The visitor is not signed in, or the session has ended') }),
      ...Object.fromEntries(Object.entries(refusals).map(([status, text]) => [status, refused(text)])),
    },
  };
}

/** The operation id of a call: `patchCartItemItemId` for `PATCH /rest/cart/item/{itemId}` */
const operationId = ({ method, path }: ApiCall) =>
  method.toLowerCase() +
  path
    .split(/[^\w]+/)
    .filter((part) => part && part !== 'rest')
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join('');
