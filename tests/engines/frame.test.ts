import { expect } from 'vitest';
import type { Tab } from './drivers/engine.ts';
import { attribute, count, expectAddress, expectText, ready, text } from './support/look.ts';
import { story } from './support/story.ts';

// site.md sections 2.3 to 2.9: header and footer of a page in the browser's back/forward cache

const banner = '[data-widget="cookie-banner"]';

/** Marks the page when it returns from the back/forward cache. */
const markReturn = (tab: Tab) =>
  tab.run(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.kept = String(persisted);
    });
  });
/** URLs of the search requests that have ended. A slow driver can type so slowly that parts of the term are searched. */
const searches = (tab: Tab) =>
  tab.run(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => (name.includes('/rest/search/') ? [name] : [])),
  );
/** Clicks an element by script, because a driver's click would wait for moving bars. */
const press = (tab: Tab, selector: string) =>
  tab.run((wanted) => document.querySelector<HTMLElement>(wanted)?.click(), selector);
const expectKept = (tab: Tab) => expect.poll(() => attribute(tab, 'html', 'data-kept')).toBe('true');

story('Back restores a page with its search results and with closed menus', async ({ tab }) => {
  await tab.open('/');
  await ready(tab, 'cookie-banner', 'mega-menu');
  await markReturn(tab);
  await tab.type('[data-widget="live-search"] input[type="search"]', 'zopf');
  await expect.poll(async () => (await searches(tab)).at(-1)).toMatch(/term=zopf$/);
  await expectText(tab, '.krume-search-results', 'Butterzopf');
  const found = await text(tab, '.krume-search-results');
  await tab.press('Tab');
  const asked = await searches(tab);
  await press(tab, '.krume-menu-toggle');
  await expect.poll(() => count(tab, '[data-panel][data-open]')).toBe(1);
  await press(tab, '[data-panel][data-open] a');
  await expect.poll(() => tab.run(() => location.pathname)).not.toBe('/');
  await ready(tab, 'cookie-banner');
  await tab.click(`${banner} button[value="denied"]`);

  await tab.back();
  await expectAddress(tab, '/');
  await expectKept(tab);
  await expect.poll(() => count(tab, '[data-panel][data-open]')).toBe(0);
  await expect.poll(() => count(tab, `${banner}[hidden]`)).toBe(1);
  expect(await text(tab, '.krume-search-results')).toBe(found);
  expect(await searches(tab)).toEqual(asked);
  await press(tab, '.krume-menu-toggle');
  await expect.poll(() => count(tab, '[data-panel][data-open]')).toBe(1);
  await tab.press('Escape');
  await expect.poll(() => count(tab, '[data-panel][data-open]')).toBe(0);
  // Types by script, because Playwright does not notice that Firefox has restored the page
  await tab.run(() => {
    const field = document.querySelector<HTMLInputElement>('[data-widget="live-search"] input');
    if (field) field.value = 'ruchbrot';
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expectText(tab, '.krume-search-results', 'Ruchbrot');
});

story(
  'Back restores a page with a closed mobile menu, and the menu can open again',
  async ({ tab }) => {
    await tab.open('/datenschutz');
    await tab.run(() => localStorage.setItem('cookieConsent', 'denied'));
    await tab.open('/');
    await ready(tab, 'cookie-banner');
    // Clicks through the driver, because WebKit skips history entries of a page without user activation
    await tab.click('.krume-burger');
    await expect.poll(() => count(tab, 'dialog.krume-drawer[open]')).toBe(1);
    await press(tab, 'dialog.krume-drawer[open] a[href]');
    await expect.poll(() => tab.run(() => location.pathname)).not.toBe('/');

    await tab.back();
    await expectAddress(tab, '/');
    // Firefox stored the page in its cache with the history state of the open drawer
    await expect.poll(() => count(tab, 'dialog.krume-drawer[open]')).toBe(0);
    await press(tab, '.krume-burger');
    await expect.poll(() => count(tab, 'dialog.krume-drawer[open]')).toBe(1);
    await tab.press('Escape');
    await expect.poll(() => count(tab, 'dialog.krume-drawer[open]')).toBe(0);
    await tab.back();
    await expectAddress(tab, '/datenschutz');
  },
  { size: 'phone' },
);

story(
  'after a reload with an open mobile menu, one press on Back leaves the page',
  async ({ tab }) => {
    await tab.open('/datenschutz');
    await tab.run(() => localStorage.setItem('cookieConsent', 'denied'));
    await tab.open('/');
    await ready(tab, 'cookie-banner');
    await tab.click('.krume-burger');
    await expect.poll(() => count(tab, 'dialog.krume-drawer[open]')).toBe(1);
    await tab.reload();
    await ready(tab, 'cookie-banner');
    await tab.back();
    await expectAddress(tab, '/datenschutz');
  },
  { size: 'phone' },
);
