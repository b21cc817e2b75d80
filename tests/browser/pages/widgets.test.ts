import { chunkUrl, holdRequests } from '../support/browser/intercept.ts';
import { formMarkup, heartMarkup, openTestPage } from '../support/browser/test-page.ts';
import { requestsEnded } from '../support/evidence/page-monitor.ts';
import { expectPressed, heart, ready, widgets } from '../support/user/page-objects.ts';
import { expect, test } from '../test.ts';

const stateOf = (name: string) => `[data-widget="${name}"]`;
const sheet = '.gap { block-size: 3000px } .none { display: contents }';

test('a widget below the viewport loads when it scrolls into view', async ({ visit }) => {
  const { page } = await visit('/', { as: 'customer' });
  await page.route('**/own.css', (route) => route.fulfill({ contentType: 'text/css', body: sheet }));
  await openTestPage(
    page,
    `${heartMarkup(4711, 'Ruchbrot')}<div class="gap"></div>${heartMarkup(4712, 'Basler Brot')}`,
    { head: '<link rel="stylesheet" href="/own.css">' },
  );
  await expect.poll(() => widgets(page, 'heart-toggle').count()).toBe(1);
  expect(await widgets(page, 'heart-toggle', 'waiting').count()).toBe(1);

  await widgets(page, 'heart-toggle', 'waiting').scrollIntoViewIfNeeded();
  await expect.poll(() => widgets(page, 'heart-toggle').count()).toBe(2);
});

test('a host with display: contents loads when its children are in the viewport', async ({ visit }) => {
  const { page } = await visit('/', { as: 'customer' });
  await page.route('**/own.css', (route) => route.fulfill({ contentType: 'text/css', body: sheet }));
  await openTestPage(page, heartMarkup(4711, 'Ruchbrot', 'class="none" id="boxless"'), {
    head: '<link rel="stylesheet" href="/own.css"><link rel="stylesheet" href="/own.css">',
  });
  await page.locator('#boxless[data-widget-state="ready"]').waitFor({ state: 'attached' });
});

test('a widget with a media query loads when the query matches', async ({ visit }) => {
  const { page } = await visit('/', { as: 'customer' });
  await page.setViewportSize({ width: 500, height: 700 });
  const wide = 'data-widget-on="media((min-width: 800px))"';
  await openTestPage(page, heartMarkup(4711, 'Ruchbrot', wide) + heartMarkup(4712, 'Basler Brot'));
  await ready(page, 'heart-toggle');
  expect(await widgets(page, 'heart-toggle', 'waiting').count()).toBe(1);
  await page.setViewportSize({ width: 1000, height: 700 });
  await expect.poll(() => widgets(page, 'heart-toggle').count()).toBe(2);
});

test('if a screen reader clicks a button before its widget mounts, the click is replayed after the mount', async ({
  visit,
}) => {
  const { page } = await visit('/', { as: 'customer' });
  const heart = heartMarkup(4711, 'Ruchbrot', 'data-widget-on="interaction"');
  await openTestPage(
    page,
    // A click on the label focuses and clicks the labelled button
    `<label for="far">Merken</label>${heart.replace('<button', '<button id="far"')}${heartMarkup(4713, 'Butterzopf', 'data-widget-on="load"')}`,
  );
  await expect.poll(() => widgets(page, 'heart-toggle').count()).toBe(1);
  await page.locator('label').click();
  await page.locator('[data-product-id="4711"] [aria-pressed="true"]').waitFor();
});

test('if a screen reader clicks a submit button before its widget mounts, the browser submits the form natively', async ({
  visit,
}) => {
  const { page } = await visit('/', { as: 'customer' });
  const button = '<button id="far" data-widget-intent="toggle">Auf die Wunschliste</button>';
  await openTestPage(
    page,
    `<label for="far">Merken</label><div data-widget="heart-toggle" data-product-id="4711" data-widget-on="interaction"><form action="/wunschliste">${button}</form></div>${heartMarkup(4713, 'Butterzopf', 'data-widget-on="load"')}`,
  );
  await expect.poll(() => widgets(page, 'heart-toggle').count()).toBe(1);
  await page.locator('label').click();
  await page.waitForURL('**/wunschliste?');
});

test('if the code of the mobile navigation arrives during a long press of its button, the press opens the navigation', async ({
  visit,
}) => {
  const { page } = await visit('/', { size: 'phone' });
  const release = await holdRequests(page, chunkUrl('mobile-nav'));
  const code = page.waitForResponse(chunkUrl('mobile-nav'));
  await page.locator('.krume-burger').hover();
  await page.mouse.down();
  release();
  await code;
  // Without the wait for the release, the widget would mount within this time
  await page.waitForTimeout(300);
  expect(await widgets(page, 'mobile-nav', 'loading').count()).toBe(1);
  await page.mouse.up();
  await page.locator('dialog.krume-drawer[open]').waitFor();
});

test('a widget with the interaction strategy mounts on hover and on focus', async ({ visit }) => {
  const { page } = await visit('/', { as: 'customer' });
  const asked = 'data-widget-on="interaction"';
  await openTestPage(
    page,
    heartMarkup(4711, 'Ruchbrot', asked) +
      heartMarkup(4712, 'Basler Brot', asked) +
      heartMarkup(4713, 'Butterzopf', 'data-widget-on="load"'),
  );
  await expect.poll(() => widgets(page, 'heart-toggle').count()).toBe(1);
  expect(await widgets(page, 'heart-toggle', 'waiting').count()).toBe(2);
  await page.locator('[data-product-id="4711"]').hover();
  await expect.poll(() => widgets(page, 'heart-toggle').count()).toBe(2);
  await page.locator('[data-product-id="4712"] button').focus();
  await expect.poll(() => widgets(page, 'heart-toggle').count()).toBe(3);
  expect(
    await page.evaluate(() => document.activeElement?.closest('[data-product-id="4712"]') !== null),
  ).toBe(true);
});

test('widgets mount on a page whose browser never becomes idle', async ({ visit }) => {
  const { page } = await visit('/');
  // Simulates a browser so busy that an idle callback runs only after its time-out
  await page.addInitScript(() => {
    window.requestIdleCallback = (run, options) => {
      const { timeout } = options ?? {};
      if (!timeout) return 0;
      return Number(setTimeout(() => run({ didTimeout: true, timeRemaining: () => 0 }), timeout));
    };
  });
  await page.goto('/');
  await ready(page, 'cart-flyout');
  await ready(page, 'wishlist-entry');
});

test('if the user clicks an intent button before its widget mounts, the click is replayed once after the mount', {
  tags: ['story', 'server'],
}, async ({ visit }) => {
  const { page } = await visit('/', { as: 'customer' });
  const release = await holdRequests(page, chunkUrl('heart-toggle'));
  await openTestPage(page, heartMarkup(4711, 'Ruchbrot', 'data-widget-on="interaction"'));
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/rest/'))
      calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  const early = page.locator(`${stateOf('heart-toggle')} button`);
  await early.click();
  await widgets(page, 'heart-toggle', 'loading').waitFor();
  await early.click();
  release();
  await ready(page, 'heart-toggle');
  await expectPressed(heart(page, 'Ruchbrot'), true);
  await expect.poll(() => calls).toEqual(['POST /rest/product/4711/wishlist']);
  await requestsEnded(page);
  expect(calls).toEqual(['POST /rest/product/4711/wishlist']);
});

test('if the user types before a widget mounts, the mount keeps the focus and the text', {
  tags: ['story', 'server'],
}, async ({ visit }) => {
  const { page } = await visit('/');
  const release = await holdRequests(page, chunkUrl('product-form'));
  await openTestPage(page, formMarkup(4711));
  await page.getByLabel('Anzahl').fill('7');
  await widgets(page, 'product-form', 'loading').waitFor();
  release();
  await ready(page, 'product-form');
  expect(await page.getByLabel('Anzahl').inputValue()).toBe('7');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('quantity');
});

test('widgets in added HTML mount, widgets in removed HTML unmount, and widgets in templates are ignored', async ({
  visit,
}) => {
  const { page } = await visit('/', { as: 'customer' });
  const release = await holdRequests(page, chunkUrl('heart-toggle'));
  await openTestPage(page, `<main></main><template>${heartMarkup(4711, 'Ruchbrot')}</template>`);
  await page.evaluate(() => {
    const template = document.querySelector('template');
    for (const id of ['stays', 'goes']) {
      const late = template?.content.firstElementChild?.cloneNode(true) as HTMLElement;
      late.id = id;
      document.querySelector('main')?.append(late);
    }
  });
  await page.locator('#goes[data-widget-state="loading"]').waitFor();
  await page.evaluate(() => {
    const gone = document.querySelector('#goes');
    gone?.remove();
    Object.assign(window, { gone });
  });
  release();
  await page.locator('#stays[data-widget-state="ready"]').waitFor();
  const gone = await page.evaluate(() => (window as unknown as { gone: HTMLElement }).gone.outerHTML);
  expect(gone).toContain('data-widget-intent="toggle">Auf die Wunschliste');
  expect(gone).not.toContain('data-widget-state');
  const asleep = await page.evaluate(() => document.querySelector('template')?.innerHTML);
  expect(asleep).not.toContain('data-widget-state');
});

test('a page with ten thousand widgets is usable, and most of the widgets stay unmounted', async ({
  newUser,
}) => {
  const { page } = await newUser({ as: 'customer' });
  const hearts = Array.from({ length: 10_000 }, (_, index) => heartMarkup(4711, `Brot ${index}`));
  await openTestPage(page, hearts.join(''));
  await ready(page, 'heart-toggle');
  expect(await widgets(page, 'heart-toggle', 'waiting').count()).toBeGreaterThan(8000);
  const last = page.locator('[data-name="Brot 9999"]');
  await last.scrollIntoViewIfNeeded();
  await last.locator('button[aria-pressed="false"]').click();
  await expectPressed(last.locator('button'), true);
});
