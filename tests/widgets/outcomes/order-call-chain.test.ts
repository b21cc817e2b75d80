// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { customerToSummary, order, testCheckout } from '../checkout/open-checkout.ts';

// shared/changes/README.md lists the functions between the order button and `fetch`

const { stackTraceLimit } = Error;
testCheckout();
beforeEach(() => {
  Error.stackTraceLimit = 50;
});
afterEach(() => {
  Error.stackTraceLimit = stackTraceLimit;
});

test('without Web Locks, a click on the order button calls one function of each listed module before fetch()', async () => {
  await customerToSummary();
  const answer = fetch;
  const modules: string[] = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    const found = (Error().stack ?? '').matchAll(/(?<!tests)\/((?:shared|widgets)\/[\w/.-]+):\d+:\d+/g);
    if (path === '/rest/cart/order') modules.push(...Array.from(found, ([, name = '']) => name).reverse());
    return answer(path, init);
  });
  await order();
  expect(modules).toEqual([
    'widgets/checkout/summary/Summary.tsx',
    'shared/stores/running-requests.ts',
    'widgets/checkout/order/order-now.ts',
    'widgets/checkout/order/order-now.ts',
    'widgets/checkout/order/ordering.ts',
    'shared/changes/change.ts',
    'widgets/checkout/order/ordering.ts',
    'shared/api/client.ts',
  ]);
});
