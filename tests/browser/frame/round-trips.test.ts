import type { Page } from 'playwright-core';
import { heartMarkup, openTestPage } from '../support/browser/test-page.ts';
import { fillCart } from '../support/user/checkout-steps.ts';
import { ready } from '../support/user/page-objects.ts';
import { expect, test } from '../test.ts';

// docs/decisions/0002-bundles-by-page.md: a heart needs two round trips

/** Scripts of the bundle that the page requests, by type of initiator: the HTML parser or another script. */
async function scriptsOf(page: Page): Promise<Map<string, string>> {
  const scripts = new Map<string, string>();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  devtools.on('Network.requestWillBeSent', ({ request, initiator }) => {
    const [, file] = /\/assets\/([^/]+)\.js$/.exec(request.url) ?? [];
    if (file) scripts.set(file, initiator.type);
  });
  return scripts;
}

test.for(['/', '/produkte', '/produkt/ruchbrot', '/warenkorb', '/kasse'])(
  'the HTML of the page %s preloads all scripts of the widgets that mount on page load',
  { tags: ['story', 'server'] },
  async (path, { newUser }) => {
    const { page } = await newUser({ size: 'phone', pages: 'own' });
    // With an empty cart, the checkout would load its other steps at once
    await fillCart({ context: page.context() });
    const scripts = await scriptsOf(page);
    await page.goto(path);
    await ready(page, 'cart-flyout');
    const late = [...scripts].filter(([, initiator]) => initiator !== 'parser').map(([file]) => file);
    expect(scripts.size).toBeGreaterThan(4);
    // Only lazy parts load after the widgets of the page
    expect(late.filter((file) => !/^(dialogs|content|OptionFields|temporal-polyfill)-/.test(file))).toEqual(
      [],
    );
  },
);

test('without preload links, the loader requests the core chunk and the chunk of a widget at the same time', async ({
  newUser,
}) => {
  const { page } = await newUser();
  const requested: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/(heart-toggle|chunk)-[^/]*\.js$/, async (route) => {
    requested.push(route.request().url());
    await released;
    await route.continue();
  });
  await openTestPage(page, heartMarkup(4711, 'Ruchbrot'));
  await expect.poll(() => requested.length).toBe(2);
  release();
  await ready(page, 'heart-toggle');
});
