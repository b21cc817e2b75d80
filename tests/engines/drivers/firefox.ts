import { existsSync } from 'node:fs';
import { firefox as playwright } from 'playwright-core';
import { expect, vi } from 'vitest';
import type { BrowserOptions, Engine, OpenBrowser, Tab } from './engine.ts';

const executablePath = process.env.FIREFOX ?? '/usr/bin/firefox-esr';

/** Mozilla's build of Firefox, which Playwright drives over WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  remedy: existsSync(executablePath) ? undefined : 'install firefox-esr or set FIREFOX',
  cannot: { touch: 'Playwright’s tap does nothing in Firefox' },
  open,
};

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** Values of Firefox's setting for pointer capabilities, as a bit mask: 1 is coarse, 2 fine, 4 hover. */
const pointers = { desktop: 6, phone: 1 };

async function open({ url, size, scripts }: BrowserOptions): Promise<OpenBrowser> {
  const browser = await playwright.launch({
    channel: 'moz-firefox',
    executablePath,
    // Playwright's options for JavaScript and touch have no effect in Firefox
    firefoxUserPrefs: {
      'javascript.enabled': scripts,
      'ui.primaryPointerCapabilities': pointers[size],
      'ui.allPointerCapabilities': pointers[size],
    },
  });
  const context = await browser.newContext({ baseURL: url, viewport: sizes[size], locale: 'de-CH' });
  const errors: string[] = [];

  async function newTab(): Promise<Tab> {
    const page = await context.newPage();
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
    const one = (selector: string) => page.locator(selector).first();
    const run: Tab['run'] = (script, ...args) => page.evaluate(`(${script})(...${JSON.stringify(args)})`);
    return {
      open: async (path) => void (await page.goto(path)),
      // Firefox does not report that a page was restored from the back/forward cache. `goBack` and other calls that
      // wait for the end of a navigation therefore hang. Scripts in the page still run
      async back() {
        const address = () => run(() => location.href);
        const here = await address();
        await run(() => history.back());
        await expect.poll(address).not.toBe(here);
      },
      reload: async () => void (await page.reload()),
      // Without JavaScript, Playwright never considers an element stable, so the click is forced
      click: (selector) => one(selector).click({ force: !scripts }),
      // Playwright's `hover` would wait for the end of the navigation, see `back`
      async point(at) {
        const { x, y } = typeof at === 'string' ? await vi.waitFor(() => run(middle, at), 20_000) : at;
        await page.mouse.move(x, y);
      },
      async type(selector, text) {
        // Types with the keyboard, because Playwright's `fill` does not replace the number in a number field
        await one(selector).focus();
        await page.keyboard.press('Control+A');
        await page.keyboard.type(text);
      },
      choose: async (selector, value) => void (await one(selector).selectOption(value)),
      press: (key) => page.keyboard.press(key),
      async shiftWheel(selector, pixels) {
        await one(selector).hover();
        await page.keyboard.down('Shift');
        await page.mouse.wheel(0, pixels);
        await page.keyboard.up('Shift');
      },
      run,
    };
  }
  return { newTab, errors, close: () => browser.close() };
}

// All functions below run in the page

function middle(selector: string): { x: number; y: number } {
  const element = document.querySelector(selector);
  if (!element?.checkVisibility({ visibilityProperty: true })) throw Error(`${selector} is not shown`);
  element.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
