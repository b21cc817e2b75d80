import { join } from 'node:path';
import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { apiCalls } from '../../../../shared/tools/api/calls.ts';
import { address } from '../../../../shared/tools/api/examples.ts';
import { courier } from '../../../demo-pages/shopper.ts';
import { createVisitor, openTestShop } from '../../../demo-pages/visitor.ts';

const root = join(import.meta.dirname, '../../../..');

/** Shortens lists to two entries, which are enough for an example. */
const shortened = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.slice(0, 2).map(shortened)
    : typeof value === 'object' && value
      ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortened(inner)]))
      : value;

/** The demo shop's response to each API call, for a signed-in customer. */
async function responses(): Promise<Record<string, unknown>> {
  const visitor = createVisitor(openTestShop());
  await visitor.signIn();
  const examples: Record<string, unknown> = {};
  const call = async (method: string, path: string, url = path, body?: unknown, key?: string) => {
    const response = await visitor.call(method, url, body, key ? { 'Idempotency-Key': key } : {});
    expect(response.status, `${method} ${url}`).toBeLessThan(300);
    const text = await response.text();
    const reply = text ? JSON.parse(text) : undefined;
    if (reply !== undefined) examples[`${method} ${path}`] = shortened(reply);
    return reply;
  };
  const product = '/rest/product/{productId}';
  await call('POST', '/rest/cart/item/{productId}', '/rest/cart/item/4711', { quantity: 10 });
  const { items } = await call('GET', '/rest/cart/');
  const item = `/rest/cart/item/${items[0].itemId}`;
  await call('PATCH', '/rest/cart/item/{itemId}', item, { quantity: 12 });
  await call('POST', `${product}/wishlist`, '/rest/product/4715/wishlist', { quantity: 1 });
  await call('GET', '/rest/wishlist/');
  await call('DELETE', `${product}/wishlist`, '/rest/product/4715/wishlist');
  await call('POST', '/rest/cart/wishlist');
  await call('GET', `${product}/configurable`, '/rest/product/4717/configurable');
  await call('GET', `${product}/review/`, '/rest/product/4711/review/');
  const review = { rating: 5, title: 'Sehr fein', comment: 'Knusprig bis am Abend.' };
  await call('POST', `${product}/review/`, '/rest/product/4711/review/', review);
  const saved = await call('POST', '/rest/profile/address/', undefined, {
    ...address,
    isDefaultBilling: false,
    isDefaultShipping: false,
  });
  await call('PATCH', '/rest/profile/address/{addressId}', `/rest/profile/address/${saved.id}`, address);
  await call('GET', '/rest/profile/address/');
  await call('DELETE', '/rest/profile/address/{addressId}', `/rest/profile/address/${saved.id}`);
  await call('POST', '/rest/cart/shipping', undefined, { address });
  const { paymentMethods } = await call('POST', '/rest/cart/address', undefined, courier);
  const order = { payment: { method: paymentMethods[0].code }, comment: '' };
  const placed = await call('POST', '/rest/cart/order', undefined, order, 'key-of-the-order');
  await call('GET', '/rest/cart/order/', '/rest/cart/order/?key=key-of-the-order');
  await call('GET', '/rest/cart/order/{orderId}', `/rest/cart/order/${placed.id}`);
  await call('POST', '/rest/cart/item/{productId}', '/rest/cart/item/4711', { quantity: 1 });
  const again = await call('GET', '/rest/cart/');
  await call('DELETE', '/rest/cart/item/{itemId}', `/rest/cart/item/${again.items[0].itemId}`);
  const branches = await call('GET', '/rest/location/');
  await call('GET', '/rest/location/{branchId}', `/rest/location/${branches[0].id}`);
  const events = await call('GET', '/rest/event/', '/rest/event/?offset=0&limit=1&includepast=false');
  await call('GET', '/rest/event/{eventId}', `/rest/event/${events[0].id}`);
  await call('GET', '/rest/search/', '/rest/search/?term=ruchbrot');
  await call('GET', '/rest/search/shopnav');
  return examples;
}

test('the example responses in openapi.json come from the demo shop and match the schemas', async () => {
  const real = await responses();
  const called = apiCalls.filter(({ method, path }) => real[`${method} ${path}`] !== undefined);
  const without = apiCalls
    .filter((call) => !called.includes(call))
    .map(({ method, path }) => `${method} ${path}`);
  expect(without).toEqual(['DELETE /rest/profile/address/{addressId}', 'POST /api/contact/']);
  for (const { method, path, response } of called) {
    const { issues } = safeParse(response ?? expect.fail(path), real[`${method} ${path}`]);
    expect(issues, `${method} ${path}`).toBeUndefined();
  }
  const file = join(root, 'shared/tools/api/responses.json');
  await expect(`${JSON.stringify(real, null, 2)}\n`).toMatchFileSnapshot(file);
});

test('docs/reference/api.md lists every API call', async () => {
  const whose = { customer: 'customer', visitor: 'visitor', everybody: '–' };
  const rows = apiCalls.map(
    ({ method, path, summary, of, hasKey, refusals = {} }) =>
      `| \`${method} ${path}\` | ${summary} | ${whose[of]} | ${hasKey ? 'yes' : 'no'} | ${[...(of === 'customer' ? [401] : []), ...Object.keys(refusals)].join(', ') || '–'} |`,
  );
  const page = `# The shop API

This page lists the calls of the bundle to the shop API. All paths are below \`apiPath\`. \`dist/openapi.json\` (OpenAPI 3.1) has the schemas of
the calls, with responses of the demo shop as examples. \`tests/shared/tools/api/responses.test.ts\` writes this page.

- **Response differs per**: the response differs for each visitor or customer, and must not come from a cache
  (\`Cache-Control: no-store\`). If no customer is signed in, the shop refuses a call that is marked 'customer' with the status 401.
- **Idempotency key**: the call has the header \`Idempotency-Key\`. The shop applies the change of each key once. The shop responds to a
  repeated request with the first response.
- **Refusals** have a JSON body \`{Code, Message, Data}\`. A status that the table does not list, such as 408, 425, 429 or 5xx, does not prove
  a refusal: the bundle requests the outcome from the shop before it reports a failure.
- A configured CSRF header is sent with each call.
- [\`npx krume contract\`](../contract.md) makes these calls to your API and reports wrong responses.

| Call | What the call does | Response differs per | Idempotency key | Status of refusals |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
  await expect(page).toMatchFileSnapshot(join(root, 'docs/reference/api.md'));
});
