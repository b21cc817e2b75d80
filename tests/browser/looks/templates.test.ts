import { cartItemUrl } from '../support/browser/intercept.ts';
import { formMarkup, heartMarkup, openTestPage } from '../support/browser/test-page.ts';
import {
  addToCart,
  cartEntry,
  flyout,
  openProduct,
  ready,
  submitAddition,
  widgets,
} from '../support/user/page-objects.ts';
import { expect, test } from '../test.ts';

test('if a widget is unknown, its server HTML remains, and the overlay reports the widget once with a suggestion', async ({
  newUser,
}) => {
  const { page, allow, issues } = await newUser({ as: 'customer' });
  allow(/Widget «hart-toggle»/);
  const wrong = heartMarkup(4711, 'Ruchbrot').replace('heart-toggle', 'hart-toggle');
  await openTestPage(page, wrong + wrong + heartMarkup(4712, 'Basler Brot'));
  await ready(page, 'heart-toggle');
  await expect.poll(() => issues.length).toBe(1);
  expect(issues[0]).toContain('Meinten Sie «heart-toggle»?');
  const unknown = widgets(page, 'hart-toggle', 'unknown');
  expect(await unknown.count()).toBe(2);
  expect(await unknown.first().innerHTML()).toContain('<button type="button" data-widget-intent="toggle">');
});

const mistakes: [what: string, markup: string, message: RegExp][] = [
  [
    'a missing attribute',
    heartMarkup(4711, 'Ruchbrot').replace('data-product-id="4711"', ''),
    /data-product-id fehlt, erwartet wird eine Nummer oder ein Kürzel/,
  ],
  [
    'a wrong attribute',
    heartMarkup(4711, 'Ruchbrot').replace('data-active="false"', 'data-active="vielleicht"'),
    /data-active ist "vielleicht", erwartet wird true oder false/,
  ],
  [
    'a URL that runs a script',
    heartMarkup(4711, 'Ruchbrot', 'data-redirect="javascript:alert(1)"'),
    /data-redirect ist "javascript:alert\(1\)", erwartet wird eine Adresse/,
  ],
  [
    'broken JSON',
    heartMarkup(4711, 'Ruchbrot').replace(
      '<button',
      '<script type="application/json" data-widget-props="">{"name": </script><button',
    ),
    /data-widget-props ist kein gültiges JSON/,
  ],
];

test('if a missing </div> moves page content into a widget, the content stays visible and a report appears', async ({
  newUser,
}) => {
  const { page, allow, issues } = await newUser({ as: 'customer' });
  allow(/ginge verloren/, /console (log|table|info)/, /^layout shift/);
  const open = heartMarkup(4711, 'Ruchbrot').replace('</div>', '');
  await openTestPage(
    page,
    `<main>${open}<h2>Unsere Filialen</h2>${heartMarkup(4712, 'Basler Brot')}</main>`,
    {
      preload: true,
      path: '/test-page?krume=debug',
    },
  );
  await ready(page, 'heart-toggle');
  expect(await page.getByRole('heading', { name: 'Unsere Filialen' }).isVisible()).toBe(true);
  expect(await widgets(page, 'heart-toggle', 'failed').count()).toBe(1);
  await expect
    .poll(() => issues.join())
    .toContain('Es gehört davor oder dahinter. Fehlt davor ein schliessendes </div>?');
});

test('if a page contains a second loader from another URL, the second loader mounts no widget', async ({
  visit,
}) => {
  const { page, allow, issues } = await visit('/', { as: 'customer' });
  allow(/Auf dieser Seite läuft Krume zweimal/);
  const loader = await page.locator('script[src*="/krume-"]').getAttribute('src');
  const head = `<script type="module" src="${loader}?anders"></script>`;
  await openTestPage(page, heartMarkup(4711, 'Ruchbrot'), { head });
  await ready(page, 'heart-toggle');
  await expect
    .poll(() => issues.join())
    .toMatch(
      /zuerst aus http\S+\.js\?anders, dann aus http\S+\/krume-\w+\.js\. Der zweite Aufruf tut nichts/,
    );
  await page.getByRole('button').click();
  await expect.poll(() => page.getByRole('button', { pressed: true }).count()).toBe(1);
});

for (const [what, markup, message] of mistakes) {
  test(`the overlay reports ${what} in German, and the server HTML remains`, async ({ newUser }) => {
    const { page, allow, issues } = await newUser({ as: 'customer' });
    allow(message);
    await openTestPage(page, `${markup}<p>${heartMarkup(4712, 'Basler Brot')}</p>`);
    await widgets(page, 'heart-toggle', 'failed').waitFor();
    await ready(page, 'heart-toggle');
    await expect.poll(() => issues.join()).toMatch(message);
    const failed = await widgets(page, 'heart-toggle', 'failed').evaluate((host) => host.innerHTML);
    expect(markup).toContain(failed);
  });
}

test('if a product name contains markup, the page shows the markup as text', async ({ visit, shop }) => {
  const { page, context } = await visit('/');
  const name = '<img src=x onerror="document.title=1"><b>Brot</b>';
  await context.request.post('/warenkorb/artikel/4711', { form: { quantity: '1' } });
  await page.route(`${shop.url}/rest/cart/`, async (route) => {
    const reply = await route.fetch();
    const cart = (await reply.text()).replaceAll('"Ruchbrot"', JSON.stringify(name));
    await route.fulfill({ response: reply, body: cart });
  });
  await openProduct(page, 'butterzopf');
  await cartEntry(page).hover();
  await flyout(page).getByText(name).waitFor();
  await flyout(page)
    .getByRole('button', { name: `${name} entfernen` })
    .waitFor();
  expect(await flyout(page).locator('b').count()).toBe(0);
});

test('a widget that fails to mount does not affect the other widgets', async ({ visit }) => {
  const { page, allow } = await visit('/');
  allow(/data-minimum-order ist "viele"/);
  await openTestPage(
    page,
    formMarkup(4711).replace('data-minimum-order="1"', 'data-minimum-order="viele"') + formMarkup(4712),
  );
  await widgets(page, 'product-form', 'failed').waitFor();
  await ready(page, 'product-form');
  await submitAddition(page.locator('[data-product-id="4712"] .krume-button'));
});

test("the demo's panel can delay API responses without a reload", async ({ newUser }) => {
  const { page } = await newUser();
  await openProduct(page, 'ruchbrot');
  await page.getByText('Demo', { exact: true }).click();
  await page.getByLabel('Verzögerung').selectOption('300');
  await page.getByRole('button', { name: 'Übernehmen' }).click();
  await page.getByText('Übernommen.').waitFor();
  const responded = page.waitForResponse((reply) => cartItemUrl.test(reply.url()));
  await addToCart(page);
  const { requestStart, responseStart } = (await responded).request().timing();
  expect(responseStart - requestStart).toBeGreaterThanOrEqual(300);
});
