// @vitest-environment page
import { expect, test } from 'vitest';
import { customerToSummary, order, testCheckout } from '../checkout/open-checkout.ts';
import { modulesOfChange } from './modules-of-change.ts';

// shared/changes/README.md lists the functions between the order button and `fetch`

testCheckout();

test('between a click on the order button and fetch(), the order passes through one function of each module of the plan', async () => {
  await customerToSummary();
  const modules = modulesOfChange((path) => path === '/rest/cart/order');
  await order();
  expect(modules).toEqual([
    'widgets/checkout/summary/Summary.tsx',
    'widgets/checkout/order/order-now.ts',
    'shared/changes/change.ts',
    'widgets/checkout/order/ordering.ts',
    'shared/api/client.ts',
  ]);
});
