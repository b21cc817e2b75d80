import { describe, expect, test } from 'vitest';
import { createVisitor } from '../../visitor.ts';

describe('the fault-injection form of the demo shop', () => {
  test('the fault-injection form applies the chosen faults and shows the active faults', async () => {
    const visitor = createVisitor();
    const fields = { delay: 'random', mode: '500', scope: '/rest/cart/*', times: '' };
    const response = await visitor.submit('/demo/faults', fields, '/produkte?sortierung=name');

    expect([response.status, response.headers.get('Location')]).toEqual([303, '/produkte?sortierung=name']);
    expect(await (await visitor.send('/demo/faults')).json()).toEqual({
      delay: 'random',
      mode: '500',
      scope: '/rest/cart/*',
    });
    const page = await visitor.page('/produkte');
    expect(page).toContain('<option value="500" selected>');
    expect(page).toContain('gestört');
  });

  test.each([{ mode: 'odd' }, { delay: -1 }, { times: 0 }, { delay: 'soon' }])(
    'refuses %j',
    async (faults) => {
      expect((await createVisitor().call('POST', '/demo/faults', faults)).status).toBe(400);
    },
  );
});

test.each(['/demo/faults', '/login', '/warenkorb/artikel/4711'])(
  'the shop responds to a form at %s with 400 if the JSON is invalid',
  async (path) => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await createVisitor().send(path, { method: 'POST', headers, body: '{' });
    expect(response.status).toBe(400);
  },
);

describe('ending the session in the demo panel', () => {
  test('the shop refuses requests until the visitor loads a page', async () => {
    const visitor = createVisitor();
    await visitor.signIn();
    await visitor.call('POST', '/rest/cart/item/4711', { quantity: 2 });
    await visitor.call('POST', '/demo/session/end', {}, { Accept: 'application/json' });

    expect((await visitor.send('/rest/cart/')).status).toBe(401);
    expect((await visitor.call('POST', '/rest/product/4711/wishlist', {})).status).toBe(401);
    expect(await visitor.page('/login')).toContain('name="password"');
    expect(await visitor.cart()).toMatchObject({ itemsQuantity: 2 });
  });

  test('the form redirects to the page that contains the form', async () => {
    const response = await createVisitor().submit('/demo/session/end', {}, '/warenkorb');
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/warenkorb']);
  });
});

test('the demo shop stores reports about policy violations, so that tests can read them', async () => {
  const visitor = createVisitor();
  const report = { 'csp-report': { 'violated-directive': 'script-src' } };
  await visitor.call('POST', '/demo/csp-report', report, { 'Content-Type': 'application/csp-report' });

  expect(await (await visitor.send('/demo/csp-reports')).json()).toEqual([report]);
  await visitor.call('DELETE', '/demo/csp-reports');
  expect(await (await visitor.send('/demo/csp-reports')).json()).toEqual([]);
});
