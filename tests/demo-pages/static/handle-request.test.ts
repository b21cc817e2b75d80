import { expect, test } from 'vitest';
import type { Session } from '../../../demo-pages/shop/account/session.ts';
import { createRequestHandler } from '../../../demo-pages/static/handle-request.ts';
import type { KeptState } from '../../../demo-pages/static/kept-state.ts';

const host = 'https://host.example';

function openCopy(root = '/a/b/') {
  const state: KeptState = {
    visitor: undefined,
    shop: { sessions: new Map<string, Session>(), orders: new Map(), tokens: new Map() },
  };
  const copy = createRequestHandler({
    place: { origin: host, root, url: host + root },
    state,
    assets: { styles: [], script: { href: '/assets/krume.js' } },
    catalogue: async () => [],
    startTag: ({ isCustomer }) => `<script data-customer="${isCustomer}"></script>`,
  });
  const send = (path: string, init: RequestInit = {}) => copy.handle(new Request(host + root + path, init));
  const submit = (path: string, fields: Record<string, string>) =>
    send(path, { method: 'POST', body: new URLSearchParams(fields) });
  return { ...copy, state, send, submit };
}
const anna = { username: 'anna@example.ch', password: 'gipfeli' };

test.each(['/a/b/', '/'])('the service worker renders the pages of a static demo at %s', async (root) => {
  const { send } = openCopy(root);
  const response = await send('produkt/ruchbrot/');
  const page = await response.text();
  expect(page).toContain(`href="${root}produkte/`);
  expect(page).toContain(
    `<script data-customer="false"></script><script type="module" fetchpriority="low" src="${root}assets/krume.js"`,
  );
  expect(page).toContain(`"apiPath":"${root.slice(0, -1)}"`);
  expect(response.headers.get('Content-Security-Policy')).toContain("form-action 'self';");
});

test("the service worker's responses to API calls contain URLs below its root", async () => {
  const { send } = openCopy();
  const response = await send('rest/search/?term=ruchbrot');
  expect(await response.text()).toContain('"/a/b/produkt/ruchbrot/"');
});

test('after the sign-in, the service worker redirects to the return path below its root', async () => {
  const { submit, send, isCustomer } = openCopy();
  const login = await send('login/?weiter=/a/b/kasse/');
  expect(await login.text()).toContain('value="/kasse"');
  const response = await submit('login/', { ...anna, weiter: '/kasse' });
  expect([response.status, response.headers.get('Location')]).toEqual([303, '/a/b/kasse/']);
  expect(isCustomer()).toBe(true);
});

test('the service worker has one session for all requests, without cookies', async () => {
  const { submit, send, state } = openCopy();
  const response = await submit('warenkorb/artikel/4711', { quantity: '3' });
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(await (await send('rest/cart/')).json()).toMatchObject({ itemsQuantity: 3 });
  expect(state.shop.sessions.size).toBe(1);
});

test('after a form is submitted, the service worker redirects to the page that contains the form', async () => {
  const { handle } = openCopy();
  const request = new Request(`${host}/a/b/warenkorb/artikel/4711`, {
    method: 'POST',
    body: new URLSearchParams({ quantity: '3' }),
  });
  Object.defineProperty(request, 'referrer', { value: `${host}/a/b/produkt/ruchbrot/?groesse=1` });
  expect((await handle(request)).headers.get('Location')).toBe('/a/b/produkt/ruchbrot/?groesse=1');
});

test('the service worker applies the faults that are set in the demo panel', async () => {
  const { send, state } = openCopy();
  await send('rest/cart/');
  const [session] = state.shop.sessions.values();
  if (!session) throw Error('no session');
  session.faults = { mode: 'offline', delay: 0, scope: '', times: 1 };
  expect((await send('rest/cart/')).type).toBe('error');
  session.faults = { mode: 'cut', delay: 0, scope: '', times: 1 };
  expect(await (await send('rest/cart/')).text()).toBe('{"totalItems');
});
