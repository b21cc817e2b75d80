import type { Page } from 'playwright-core';
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

/**
 * Runs in the page: what sticks out of it, texts of which a part is not seen, and texts below a badge. Rows that scroll may
 * go on; in the bar at a phone's lower edge the name, which stands in full above, keeps to two lines.
 */
function cutOff(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
  const ancestors = (element: Element | null): Element[] =>
    element ? [element, ...ancestors(element.parentElement)] : [];
  const isHidden = (element: Element) =>
    !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
    getComputedStyle(element).fontSize === '0px' ||
    element.closest('.skip-link') !== null ||
    // For screen readers only
    ancestors(element).some((ancestor) => getComputedStyle(ancestor).clipPath !== 'none');
  const rows =
    '[data-widget="product-slider"], [data-widget="header-slider"], .site-nav, .krume-thumbs, .krume-tab-list, .krume-testimonials, .read-more-text, .krume-buy-bar b, .demo-panel';

  // A field of a form scrolls an address that is entered, and a file's name is the browser's to shorten
  const scrolled = '[data-widget="checked-form"] input:is([type="email"], [type="file"])';
  for (const element of document.body.querySelectorAll('*')) {
    if (isHidden(element) || element.closest(rows) || element.matches(scrolled)) continue;
    const { overflowX, overflowY } = getComputedStyle(element);
    const tooWide = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
    const tooHigh = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
    if (tooWide || tooHigh) found.push(`cut off: ${element.outerHTML.slice(0, 80)}`);
  }

  const canvas = document.createElement('canvas').getContext('2d');
  for (const select of document.querySelectorAll('select')) {
    if (!canvas || isHidden(select)) continue;
    const { font, paddingInlineStart } = getComputedStyle(select);
    canvas.font = font;
    const chosen = select.selectedOptions[0]?.text ?? '';
    const room = select.clientWidth - Number.parseFloat(paddingInlineStart);
    // One that takes the whole line has done what it can
    if (select.clientWidth < clientWidth / 2 && canvas.measureText(chosen).width > room)
      found.push(`cut off: ${chosen}`);
  }

  const badges = [...document.querySelectorAll('.site-header .krume-badge')].filter(
    (badge) => !isHidden(badge),
  );
  const badgeRects = badges.map((badge) => badge.getBoundingClientRect());
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement } = text;
    if (!text.textContent?.trim() || !parentElement || isHidden(parentElement)) continue;
    if (parentElement.closest(`${rows}, script, select`)) continue;
    range.selectNodeContents(text);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    const isBelow = (badge: DOMRect) =>
      badge.left < right && badge.right > left && badge.top < bottom && badge.bottom > top;
    const isInHeader = parentElement.closest('.site-header') && !parentElement.matches('.krume-badge');
    if (isInHeader && badgeRects.some(isBelow)) {
      found.push(`below a badge: ${text.textContent.trim()}`);
    }
    const box = parentElement.closest('li, td, th, p, h1, h2, h3, dd, dt, label, button, a, div');
    if (right > Math.min(clientWidth, (box?.getBoundingClientRect().right ?? 0) + 1)) {
      found.push(`sticks out: ${text.textContent.trim().slice(0, 40)} in ${box?.outerHTML.slice(0, 80)}`);
    }
  }
  return [...new Set(found)];
}

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
