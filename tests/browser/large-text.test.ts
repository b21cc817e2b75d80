import type { Page } from 'playwright-core';
import { cutOff } from './cut-off.ts';
import { headerReady } from './page-objects.ts';
import { expect, test } from './test.ts';

// Small screens, and readers who have set their browser to text of twice the size

const pages = [
  '/',
  '/produkte',
  '/produkte/torten-kuchen',
  '/produkt/ruchbrot',
  '/produkt/schwarzwaeldertorte',
  '/produkt/geburtstagstorte?bewertungen=1#bewertungen',
  '/warenkorb',
  '/wunschliste',
  '/kasse',
  '/konto/adressen',
  '/login',
  '/datenschutz',
  '/backstube',
  '/fragen',
  '/blog',
  '/stellen',
  '/filialen/1',
  '/events',
  '/events/5',
  '/widgets',
  '/gibt-es-nicht',
];

const views: { width: number; text: number }[] = [
  { width: 320, text: 16 },
  { width: 390, text: 16 },
  { width: 320, text: 32 },
  { width: 390, text: 32 },
  { width: 768, text: 32 },
  { width: 1440, text: 32 },
];

async function view(page: Page, { width, text }: (typeof views)[number]): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: text, fixed: text } });
  await page.setViewportSize({ width, height: 844 });
}

for (const { width, text } of views) {
  test(`at ${width} px with text of ${text} px nothing is cut off, and no page scrolls sideways`, {
    timeout: 180_000,
  }, async ({ newUser }) => {
    const { page, context, allow } = await newUser({ as: 'customer' });
    allow(/404/);
    await context.request.post('/warenkorb/artikel/4711', { form: { quantity: '900' } });
    await context.request.post('/warenkorb/artikel/4712', { form: { quantity: '1' } });
    for (const id of [4712, 4720, 4721]) await context.request.post(`/wunschliste/${id}`);
    await view(page, { width, text });
    for (const path of pages) {
      await page.goto(path);
      await headerReady(page);
      await expect.poll(() => page.locator('[data-widget-state="loading"]').count()).toBe(0);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
        `${text}px`,
      );
      // Once it is still: what comes late is measured when it is there
      await expect
        .poll(async () => [path, await page.evaluate(cutOff)], { timeout: 10_000 })
        .toEqual([path, []]);
    }
  });
}
