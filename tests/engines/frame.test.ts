import { expect } from 'vitest';
import type { Tab } from './drivers/engine.ts';
import { attribute, count, expectAddress, expectText, ready, text } from './support/look.ts';
import { story } from './support/story.ts';

// The frame of a page that the browser has kept as it was left: site.md sections 2.3 to 2.9

const banner = '[data-widget="cookie-banner"]';

/** Notes on the page that it came back as it was left. */
const markReturn = (tab: Tab) =>
  tab.run(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.kept = String(persisted);
    });
  });
/** How often the shop was asked what there is. */
const searches = (tab: Tab) =>
  tab.run(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => name.includes('/rest/search/')).length,
  );
/** Wherever it stands: bars come and go, and a driver waits for what has come back. */
const press = (tab: Tab, selector: string) =>
  tab.run((wanted) => document.querySelector<HTMLElement>(wanted)?.click(), selector);
const expectKept = (tab: Tab) => expect.poll(() => attribute(tab, 'html', 'data-kept')).toBe('true');

story(
  'back on a page, its menus are closed, what was found is there, and the banner answered elsewhere has gone',
  async ({ tab }) => {
    await tab.open('/');
    await ready(tab, 'cookie-banner', 'mega-menu');
    await markReturn(tab);
    await tab.type('[data-widget="live-search"] input[type="search"]', 'zopf');
    await expectText(tab, '.krume-search-results', 'Butterzopf');
    const found = await text(tab, '.krume-search-results');
    await tab.press('Tab');
    const asked = await searches(tab);
    await press(tab, '.krume-menu-toggle');
    await expect.poll(() => count(tab, '[data-panel][data-open]')).toBe(1);
    // A link in it is followed
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
    expect(await searches(tab)).toBe(asked);
    // And all of it goes on working
    await press(tab, '.krume-menu-toggle');
    await expect.poll(() => count(tab, '[data-panel][data-open]')).toBe(1);
    await tab.press('Escape');
    await expect.poll(() => count(tab, '[data-panel][data-open]')).toBe(0);
    // Playwright waits for ever for Firefox to say that the page is back
    await tab.run(() => {
      const field = document.querySelector<HTMLInputElement>('[data-widget="live-search"] input');
      if (field) field.value = 'ruchbrot';
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expectText(tab, '.krume-search-results', 'Ruchbrot');
  },
);

story(
  'back on a page whose navigation was left by a link, it is closed, opens again, and Back leads on',
  async ({ tab }) => {
    await tab.open('/datenschutz');
    await tab.run(() => localStorage.setItem('cookieConsent', 'denied'));
    await tab.open('/');
    await ready(tab, 'cookie-banner');
    // By a pointer: WebKit goes past entries that nobody has asked for
    await tab.click('.krume-burger');
    await expect.poll(() => count(tab, 'dialog.krume-drawer[open]')).toBe(1);
    await press(tab, 'dialog.krume-drawer[open] a[href]');
    await expect.poll(() => tab.run(() => location.pathname)).not.toBe('/');

    await tab.back();
    await expectAddress(tab, '/');
    // Firefox has kept it, with the state of the drawer's own entry
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
