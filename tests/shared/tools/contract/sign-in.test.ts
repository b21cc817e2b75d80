import { expect, test } from 'vitest';
import { createShopClient } from '../../../../shared/tools/contract/shop-client.ts';
import { signIn } from '../../../../shared/tools/contract/sign-in.ts';

const form =
  '<form method="post" action="/anmelden"><input name="user"><input type="password" name="pass"></form>';
const page = (html: string, headers = {}) => new Response(html, { headers });
const redirect = (to: string) => new Response(null, { status: 302, headers: { Location: to } });

/** Signs in at a shop that sends the given response to each method and path. Returns the requests. */
async function run(pages: Record<string, () => Response>): Promise<string[]> {
  const asked: string[] = [];
  const ask = createShopClient({
    base: 'https://shop.example/api',
    headers: {},
    cookie: '',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      const sent = [
        `${request.method} ${pathname}`,
        await request.text(),
        request.headers.get('Cookie') ?? '',
      ];
      asked.push(sent.filter(Boolean).join(' '));
      return pages[sent[0] ?? '']?.() ?? new Response('', { status: 404 });
    },
  });
  await signIn(ask, { page: 'https://shop.example/login', user: 'anna', password: 'geheim' });
  return asked;
}

test('signIn follows a redirect to the sign-in page, submits the form with the received cookies, and checks the session', async () => {
  expect(
    await run({
      'GET /login': () => redirect('/de/login'),
      'GET /de/login': () => page(form, { 'Set-Cookie': 'session=1; Path=/' }),
      'POST /anmelden': () => redirect('https://elsewhere.example/'),
      'GET /api/rest/profile/address/': () => page('[]'),
    }),
  ).toEqual([
    'GET /login',
    'GET /de/login',
    'POST /anmelden user=anna&pass=geheim session=1',
    'GET /api/rest/profile/address/ session=1',
  ]);
});

test.each([
  'Max-Age=0',
  'Expires=Thu, 01 Jan 1970 00:00:00 GMT',
  'Max-Age=-1; Expires=Fri, 01 Jan 2100 00:00:00 GMT',
])('signIn stops sending a cookie that a response deletes with %s', async (expiry) => {
  const asked = await run({
    'GET /login': () => page(form, { 'Set-Cookie': 'guest=1; Path=/; Max-Age=600' }),
    'POST /anmelden': () => page('', { 'Set-Cookie': `guest=; Path=/; ${expiry}` }),
    'GET /api/rest/profile/address/': () => page('[]'),
  });
  expect(asked).toEqual([
    'GET /login',
    'POST /anmelden user=anna&pass=geheim guest=1',
    'GET /api/rest/profile/address/',
  ]);
});

test.each([
  ['a missing sign-in page', {}, 'Die Anmeldeseite https://shop.example/login antwortet mit 404.'],
  [
    'a sign-in page without a form',
    { 'GET /login': () => page('<p>Willkommen</p>') },
    'kein Formular mit einem Passwortfeld',
  ],
  [
    'a sign-in page on another origin',
    { 'GET /login': () => redirect('https://konto.example/login') },
    'führt zu https://konto.example, an eine andere Herkunft',
  ],
  [
    'a sign-in form that is submitted to another origin',
    { 'GET /login': () => page(form.replace('/anmelden', 'https://konto.example/')) },
    'führt zu https://konto.example',
  ],
  ['endless redirects', { 'GET /login': () => redirect('/login') }, 'antwortet mit 302'],
  [
    'a refused sign-in',
    {
      'GET /login': () => page(form),
      'GET /api/rest/profile/address/': () => new Response('', { status: 401 }),
    },
    'Die Anmeldung ist nicht gelungen',
  ],
  [
    'a sign-in page that does not respond',
    {
      'GET /login': () => {
        throw new TypeError('fetch failed');
      },
    },
    'ist nicht erreichbar: fetch failed',
  ],
])('signIn throws an error for %s', async (_, pages, says) => {
  await expect(run(pages)).rejects.toThrow(says);
});
