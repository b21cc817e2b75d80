import { expect } from 'vitest';
import { openPrerenderingTab } from '../../browser/support/browser/prerendering-tab.ts';
import { test as base, describeWordPress } from './site.ts';

const test = base.extend('tab', async ({ run }, { onCleanup }) => {
  const tab = await openPrerenderingTab(run.chromium);
  onCleanup(() => tab.close());
  return tab;
});

const productLink = 'a[href="/produkt/ruchbrot"]';

/** Runs in the page: the states of all widgets with the name `product-form`. */
const formStates = () =>
  [...document.querySelectorAll<HTMLElement>('[data-widget="product-form"]')].map(
    (host) => host.dataset.widgetState,
  );

describeWordPress(() => {
  test('the browser may prerender the links of a page, except links to the checkout and to the login page', async ({
    tab,
    site,
  }) => {
    await tab.goto(`${site.url}/`);
    await tab.evaluate(() => {
      for (const path of ['/kontakt', '/kasse', '/wp-login.php', '/wp-admin/', '/?s=brot'])
        document.body.append(Object.assign(document.createElement('a'), { href: path, textContent: path }));
    });
    await expect
      .poll(() => [...tab.candidates])
      .toEqual(expect.arrayContaining(['/produkt/ruchbrot', '/kontakt']));
    expect([...tab.candidates].filter((path) => /kasse|wp-|\?/.test(path))).toEqual([]);
  });

  test('a product page is prerendered, and opens with a transition', async ({ tab, site }) => {
    await tab.goto(`${site.url}/`);
    await tab.hover(productLink);
    await expect.poll(() => tab.isPrerendering()).toBe(true);
    await expect.poll(() => tab.inPrerendered(formStates).catch(() => [])).toEqual(['loading']);
    await tab.inPrerendered(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        document.body.dataset.transition = String(viewTransition !== null);
      });
    });
    await tab.click(productLink);
    await expect
      .poll(() => tab.evaluate(() => document.body.dataset.transition).catch(() => undefined))
      .toBe('true');
    await expect.poll(() => tab.evaluate(formStates)).toEqual(['ready']);
    expect(tab.issues).toEqual([]);
  });
});
