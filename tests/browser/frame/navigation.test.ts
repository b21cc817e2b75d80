import type { Page } from 'playwright-core';
import { mobileFilter } from '../../../fixtures/markup/mobile-filter.ts';
import { anyChunkUrl, chunkUrl, holdRequests } from '../support/browser/intercept.ts';
import { expectAccessible } from '../support/evidence/axe.ts';
import { reportEveryShift } from '../support/evidence/page-monitor.ts';
import { headerReady, pathOf, ready, travel } from '../support/user/page-objects.ts';
import { expect, test } from '../test.ts';

// site.md sections 2.6 and 2.8 in a browser: touch, history, focus, layout

const burger = (page: Page) => page.locator('[data-widget="mobile-nav"] > .krume-burger');
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menü' });
const field = (page: Page) => page.getByRole('searchbox', { name: 'Suche' });
const results = (page: Page) => page.getByRole('region', { name: 'Suchresultate' });

test('on a phone, the navigation opens on the first tap, and its button, Escape, Back and a tap outside close it', {
  tags: ['story'],
}, async ({ visit }) => {
  const { page, disturb } = await visit('/produkte', { size: 'phone' });
  await reportEveryShift(page);
  await headerReady(page);
  await burger(page).tap();
  await drawer(page).waitFor();
  await expectAccessible(page, 'website');
  await drawer(page).getByRole('button', { name: 'Backstube' }).tap();
  await drawer(page).getByRole('button', { name: 'Zurück' }).waitFor();
  await drawer(page).locator('summary').first().tap();
  await expectAccessible(page, 'sub-panel');
  // The page behind the overlay does not scroll
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');

  await disturb({ delay: 800, mode: 'ok', scope: 'GET /rest/search/*' });
  await drawer(page).getByRole('tab', { name: 'Online Shop' }).tap();
  await drawer(page).getByRole('status').waitFor();
  await drawer(page).getByRole('link', { name: 'Brote', exact: true }).waitFor();
  await disturb({});
  await expectAccessible(page, 'shop');

  // Back closes the navigation and stays on the page
  await page.goBack();
  await drawer(page).waitFor({ state: 'hidden' });
  expect(pathOf(page)).toBe('/produkte');
  // Escape closes the navigation and returns the focus to the button
  await burger(page).focus();
  await page.keyboard.press('Enter');
  await drawer(page).waitFor();
  await page.keyboard.press('Escape');
  await drawer(page).waitFor({ state: 'hidden' });
  expect(await burger(page).evaluate((button) => button === document.activeElement)).toBe(true);
  // A link to the current page loads the page again, and then one press on Back leaves the page
  await burger(page).tap();
  await drawer(page).getByRole('tab', { name: 'Online Shop' }).tap();
  const same = drawer(page).locator('.krume-drawer-body a').first();
  await same.evaluate((link: HTMLAnchorElement) => {
    link.href = location.href;
  });
  await Promise.all([page.waitForEvent('load'), same.tap()]);
  await headerReady(page);
  expect([pathOf(page), await page.evaluate(() => history.state?.krumeOpen ?? false)]).toEqual([
    '/produkte',
    false,
  ]);
  await page.goBack({ waitUntil: 'commit' }).catch(() => null);
  await page.waitForURL((url) => url.pathname !== '/produkte');
  await page.goForward();
  await headerReady(page);
  // A tap outside closes the navigation
  await burger(page).tap();
  await drawer(page).waitFor();
  await page.touchscreen.tap(380, 500);
  await drawer(page).waitFor({ state: 'hidden' });
  // After a link in the navigation, Back returns to the page with the navigation closed
  await burger(page).tap();
  await drawer(page).getByRole('tab', { name: 'Webseite' }).tap();
  await drawer(page).getByRole('link', { name: 'Kundenkonto' }).tap();
  await page.waitForURL('**/login');
  await travel(page, 'goBack');
  await page.waitForURL('**/produkte');
  await ready(page, 'cart-flyout');
  expect(await drawer(page).isVisible()).toBe(false);
});

test('on a phone, the user can reopen the navigation immediately after closing it, and a closed or removed navigation leaves no history entry', async ({
  visit,
}) => {
  const { page } = await visit('/produkte', { size: 'phone' });
  await headerReady(page);
  const isOpenInHistory = () => page.evaluate(() => history.state?.krumeOpen ?? false);
  // The navigation opens again before or after the `close` event of the dialog
  for (const moment of ['before', 'after']) {
    await burger(page).tap();
    await drawer(page).waitFor();
    await drawer(page).evaluate(async (dialog: HTMLDialogElement, moment) => {
      const eventOf = (target: EventTarget, name: string) =>
        new Promise((resolve) => target.addEventListener(name, resolve, { once: true }));
      const [closed, left] = [eventOf(dialog, 'close'), eventOf(window, 'popstate')];
      dialog.close();
      if (moment === 'after') await closed;
      document.querySelector<HTMLElement>('.krume-burger')?.click();
      // Going back removes the history entry of the closed navigation
      await left;
    }, moment);
    await drawer(page).waitFor();
    await page.keyboard.press('Escape');
    await drawer(page).waitFor({ state: 'hidden' });
    await expect.poll(isOpenInHistory).toBe(false);
  }
  // A script of the page removes the open navigation
  await burger(page).tap();
  await drawer(page).waitFor();
  await page.locator('[data-widget="mobile-nav"]').evaluate((host) => host.remove());
  await expect.poll(isOpenInHistory).toBe(false);
});

test('after a reload with an open navigation, the page keeps its scroll position, and one press on Back leaves the page', async ({
  visit,
}) => {
  const { page } = await visit('/blog', { size: 'phone' });
  await headerReady(page);
  await page.goto('/produkte');
  await headerReady(page);
  await burger(page).tap();
  await drawer(page).waitFor();
  const release = await holdRequests(page, anyChunkUrl);
  await page.reload({ waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  // Scrolls as a user does: after a reload, the browser restores the scroll position unless the user has scrolled
  await page.mouse.wheel(0, 900);
  const scrolled = () => page.evaluate(() => scrollY);
  await expect.poll(scrolled).toBe(900);
  release();
  await headerReady(page);
  expect([pathOf(page), await drawer(page).isVisible()]).toEqual(['/produkte', false]);
  expect(await scrolled()).toBe(900);
  await travel(page, 'goBack');
  await page.waitForURL('**/blog');
});

test('after a reload with an open navigation, the navigation opens again, and Back closes it', async ({
  visit,
}) => {
  const { page } = await visit('/produkte', { size: 'phone' });
  await headerReady(page);
  await page.goto('/blog');
  await headerReady(page);
  await burger(page).tap();
  await drawer(page).waitFor();
  await page.reload();
  await headerReady(page);
  await burger(page).tap();
  await drawer(page).waitFor();
  await page.goBack();
  await drawer(page).waitFor({ state: 'hidden' });
  await travel(page, 'goBack');
  await page.waitForURL('**/produkte');
});

for (const way of ['Escape', 'Back', 'Escape after a reload'])
  test(`on a phone, if ${way} closes the filter overlay, the URL keeps the selected filter`, async ({
    newUser,
  }) => {
    const { page } = await newUser({ size: 'phone' });
    await page.route('**/stellen*', async (route) => {
      const response = await route.fetch();
      const body = (await response.text())
        .replace(/<div[^>]*data-widget="job-filter"/, `${String(mobileFilter('auswahl'))}$&`)
        .replace('<form class="krume-job-filter"', '$& id="auswahl"')
        .replace(/<label>Art[\s\S]*?<\/label>/, '<details open><summary>Art</summary>$&</details>');
      await route.fulfill({ response, body });
    });
    await page.goto('/stellen');
    await ready(page, 'job-filter');
    await ready(page, 'mobile-filter');
    await page.getByRole('button', { name: 'Filter' }).tap();
    const filter = page.getByRole('dialog', { name: 'Filter' });
    await filter.getByRole('combobox').selectOption('Lehrstelle');
    await page.waitForURL('**/stellen?typeOfEmployment=lehre');
    if (way === 'Escape') await page.keyboard.press('Escape');
    else if (way === 'Back') await page.evaluate(() => history.back());
    else {
      await page.reload();
      await ready(page, 'mobile-filter');
      await page.getByRole('button', { name: 'Filter' }).tap();
      await filter.waitFor();
      await page.keyboard.press('Escape');
    }
    await filter.waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => history.state?.krumeOpen ?? false)).toBe(false);
    expect(new URL(page.url()).search).toBe('?typeOfEmployment=lehre');
  });

test('at a width of 320 px and with doubled text size, navigation and search work by touch', async ({
  newUser,
}) => {
  const { page } = await newUser({ size: 'phone' });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  await page.goto('/produkte');
  await headerReady(page);
  await burger(page).tap();
  await drawer(page).waitFor();
  const overflow = (selector: string) =>
    page.locator(selector).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(await overflow('.krume-drawer[open] .krume-drawer-body')).toBe(0);
  // In forced colours, the selected tab is recognisable, and entries with subpages have an arrow
  const style = (
    selector: string,
    property: 'backgroundColor' | 'textDecorationLine' = 'backgroundColor',
    pseudo = '::before',
  ) =>
    drawer(page)
      .locator(selector)
      .first()
      .evaluate((element, [name, of]) => getComputedStyle(element, of)[name as 'backgroundColor'], [
        property,
        pseudo,
      ] as const);
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await style('[role="tab"][aria-selected="false"]', 'textDecorationLine', '')).toBe('none');
  expect(await style('[role="tab"][aria-selected="true"]', 'textDecorationLine', '')).toBe('underline');
  expect(await style('nav li > button')).not.toBe(paper);
  await drawer(page).getByRole('button', { name: 'Alle Produkte' }).tap();
  expect(await style('summary')).not.toBe(paper);
  await page.keyboard.press('Escape');
  await field(page).fill('torte');
  await results(page).waitFor();
  const box = await results(page).boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 320).toBe(true);
});

for (const size of ['desktop', 'phone'] as const) {
  test(`on a ${size}, the search shows results while a keyboard user types`, async ({ visit }) => {
    const { page } = await visit('/produkte', { size });
    await reportEveryShift(page);
    await headerReady(page);
    await field(page).focus();
    await ready(page, 'live-search');
    await page.keyboard.type('torte');
    await results(page).waitFor();
    await expectAccessible(page, 'results');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await results(page).waitFor({ state: 'detached' });
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await results(page).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/produkt/schwarzwaeldertorte');
  });
}

test('on a phone, a button opens the list of blog topics, and a link to a question opens its answer', async ({
  visit,
}) => {
  const { page } = await visit('/blog', { size: 'phone' });
  await ready(page, 'mobile-filter');
  await page.getByRole('button', { name: 'Filter' }).tap();
  const filter = page.getByRole('dialog', { name: 'Filter' });
  await filter.getByRole('link', { name: 'Rezepte' }).waitFor();
  await expectAccessible(page, 'topics');
  await filter.getByRole('link', { name: 'Rezepte' }).tap();
  await page.waitForURL('**/blog?thema=rezepte');
  const release = await holdRequests(page, chunkUrl('collapsible'));
  await page.goto('/fragen#vegan');
  await page.locator('#vegan p').first().waitFor();
  expect(await page.locator('#vegan').getAttribute('open')).toBeNull();
  await reportEveryShift(page);
  release();
  await ready(page, 'collapsible');
  await expect.poll(() => page.locator('#vegan').getAttribute('open')).toBe('');
  await expectAccessible(page, 'questions');
});

test('on a phone, a button opens the filters of the shop, and filtering keeps the sort order', async ({
  visit,
}) => {
  const { page } = await visit('/produkte?sortierung=name', { size: 'phone' });
  await ready(page, 'mobile-filter');
  expect(await page.getByRole('navigation', { name: 'Filter' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Filter' }).tap();
  const filter = page.getByRole('dialog', { name: 'Filter' });
  const choice = filter.getByRole('link', { name: /Auch mit der Post/ });
  await choice.waitFor();
  await expectAccessible(page, 'filters');
  // A group of the copied filters also opens and closes
  await filter.locator('summary').first().tap();
  expect(await choice.isVisible()).toBe(false);
  await filter.locator('summary').first().tap();
  await choice.tap();
  await page.waitForURL('**/produkte?versand=post&sortierung=name');
  const width = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(width[0]).toBe(width[1]);
  await page.getByRole('link', { name: 'Filter aufheben' }).tap();
  await page.waitForURL('**/produkte?sortierung=name');
});

test('on a desktop without JavaScript, the filters beside the product list work', async ({ visit }) => {
  const { page } = await visit('/produkte', { scripts: false });
  const side = page.getByRole('navigation', { name: 'Filter' });
  await side.getByRole('link', { name: /Auch mit der Post/ }).click();
  await page.waitForURL('**/produkte?versand=post');
  expect(await side.locator('[aria-current]').innerText()).toMatch(/^Auch mit der Post/);
  expect(await page.getByRole('button', { name: 'Filter', exact: true }).count()).toBe(0);
});

test('without JavaScript, the search form opens the page of search results', async ({ visit }) => {
  const { page } = await visit('/', { scripts: false, size: 'phone' });
  expect(await burger(page).isVisible()).toBe(false);
  await page
    .getByRole('navigation', { name: 'Hauptnavigation' })
    .getByRole('link', { name: 'Brote' })
    .waitFor();
  await field(page).fill('zopf');
  await page.getByRole('button', { name: 'Suchen' }).click();
  await page.getByText('2 Produkte zu «zopf»').waitFor();
});
