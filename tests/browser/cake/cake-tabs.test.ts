import type { Page } from 'playwright-core';
import { expectAccessible } from '../support/evidence/axe.ts';
import {
  addMotifs,
  askedAboutVersions,
  button,
  cakeUrl,
  creator,
  expectFilled,
  filled,
  keptElements,
  openCreator,
  openTwoVersions,
  orderBox,
  place,
} from '../support/user/cake.ts';
import { expectBadges, headerReady } from '../support/user/page-objects.ts';
import type { User } from '../support/user/user.ts';
import { expect, test } from '../test.ts';

// shop.md section 4, "Starting and leaving": owner and lifetime of a design, and a design open in two tabs

const bySelf = 'In einem anderen Fenster geändert: Sie sehen die neue Version.';

const showTab = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('visibilitychange')));

/** Opens a full box in two tabs. Returns the second tab. */
async function openFullBoxTwice(page: Page, openTab: User['openTab']): Promise<Page> {
  await openCreator(page);
  await addMotifs(page, 'Herz');
  await place(page, 1).press('Enter');
  await button(page, 'Alle leeren Plätze füllen').click();
  const other = await openTab(cakeUrl('367'));
  await openCreator(other);
  return other;
}

test('two tabs show the same cake design, and an undo in one tab also changes the other tab', async ({
  visit,
}) => {
  const { page, openTab } = await visit(cakeUrl('367'));
  await openCreator(page);
  await addMotifs(page, 'Herz');
  const other = await openTab(cakeUrl('367'));
  await openCreator(other);
  await expectFilled(other, ['1 Herz']);
  await addMotifs(other, 'Rose');
  await expectFilled(page, ['1 Herz', '2 Rose']);
  await creator(page).getByText(bySelf).waitFor();
  await button(page, 'Rückgängig').click();
  await expectFilled(page, ['1 Herz']);
  await expectFilled(other, ['1 Herz']);
  await creator(other).getByText(bySelf).waitFor();
  await expect.poll(() => creator(page).getByText(bySelf).count()).toBe(0);
});

test('without BroadcastChannel, the user chooses between two conflicting designs, and can undo the choice', async ({
  newUser,
}) => {
  const user = await newUser();
  const { page } = user;
  const other = await openTwoVersions(user);
  await expectAccessible(page, 'a question about two versions');
  await expectFilled(page, ['1 Herz', '2 Kleeblatt']);
  await button(page, 'Andere Version laden').press('Enter');
  await expectFilled(page, ['1 Herz', '2 Rose']);
  await expect.poll(() => place(page, 1).evaluate((it) => it === document.activeElement)).toBe(true);
  await button(page, 'Rückgängig').click();
  await expectFilled(page, ['1 Herz', '2 Kleeblatt']);

  await addMotifs(other, 'Stern');
  await creator(other).getByText(askedAboutVersions).waitFor();
  await button(other, 'Diese Version behalten').press('Enter');
  await expect.poll(() => keptElements(other)).toBe(3);
  await showTab(page);
  await expectFilled(page, ['1 Herz', '2 Rose', '3 Stern']);
});

test('when the user orders a box in one tab, another tab empties its box and shows the reason', async ({
  visit,
}) => {
  const { page, openTab, allow } = await visit(cakeUrl('367'));
  // The text beside the button changes without input in this tab, so the browser reports a layout shift
  allow(/layout shift 0\.0\d+:\s+Noch 8 Plätze sind frei\./);
  const other = await openFullBoxTwice(page, openTab);
  await orderBox(other);
  await creator(other).waitFor({ state: 'detached' });
  await creator(page)
    .getByText('In einem anderen Fenster in den Warenkorb gelegt: Die Box ist wieder leer.')
    .waitFor();
  await expectFilled(page, []);
  await expectBadges(page, { cart: '1' });
});

test('if two tabs order the same box at the same time, the cart contains one box', async ({ visit }) => {
  const { page, openTab, allow } = await visit(cakeUrl('367'));
  allow(/layout shift 0\.0\d+:/);
  const other = await openFullBoxTwice(page, openTab);
  const tabs = [page, other];
  // Delays the requests, so that each tab sends a request before the other tab gets a response
  for (const tab of tabs)
    await tab.route('**/rest/cart/item/*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2000));
      await route.continue();
    });
  const isClosed = (tab: Page) => creator(tab).waitFor({ state: 'detached' });
  await Promise.all(tabs.map(orderBox));
  const later = await Promise.any(tabs.map((tab) => isClosed(tab).then(() => (tab === page ? other : page))));
  await creator(later)
    .getByText('In einem anderen Fenster in den Warenkorb gelegt: Die Box ist wieder leer.')
    .waitFor();
  for (const tab of tabs) await expectBadges(tab, { cart: '1' });
});

test('if two tabs reorder the same box at the same time, the cart contains one more box', async ({
  visit,
}) => {
  const { page, openTab, allow } = await visit(cakeUrl('367'));
  allow(/layout shift 0\.0\d+:/);
  await openCreator(page);
  await addMotifs(page, 'Herz');
  await place(page, 1).press('Enter');
  await button(page, 'Alle leeren Plätze füllen').click();
  await orderBox(page);
  await creator(page).waitFor({ state: 'detached' });
  await page.goto('/warenkorb');
  const href = await page.getByRole('link', { name: /^Gestaltung öffnen/ }).getAttribute('href');
  const tabs = [await openTab(String(href)), await openTab(String(href))];
  for (const tab of tabs) await expect.poll(async () => (await filled(tab)).length).toBe(8);
  const isClosed = (tab: Page) => creator(tab).waitFor({ state: 'detached' });
  await Promise.all(tabs.map(orderBox));
  const later = await Promise.any(tabs.map((tab) => isClosed(tab).then(() => tabs.find((it) => it !== tab))));
  if (!later) throw Error('There are two tabs');
  await creator(later)
    .getByText('In einem anderen Fenster in den Warenkorb gelegt: Die Box ist wieder leer.')
    .waitFor();
  await expectBadges(page, { cart: '2' });
});

test("a customer's cake design is deleted on sign-out", async ({ visit }) => {
  const { page } = await visit(cakeUrl('367'), { as: 'customer' });
  await openCreator(page);
  await addMotifs(page, 'Herz');
  await expect.poll(() => keptElements(page)).toBe(1);
  await page.goto('/konto');
  await headerReady(page);
  await page.locator('main').getByRole('button', { name: 'Abmelden' }).click();
  await page.waitForURL((url) => url.pathname !== '/konto');
  await expect.poll(() => keptElements(page)).toBe(0);
  await page.goto(cakeUrl('367'));
  await openCreator(page);
  await expectFilled(page, []);
});

test("a guest's cake design is kept on sign-in and deleted on sign-out", async ({ visit }) => {
  const { page, context } = await visit(cakeUrl('367'));
  await openCreator(page);
  await addMotifs(page, 'Herz');
  await expect.poll(() => keptElements(page)).toBe(1);
  const form = { username: 'anna@example.ch', password: 'gipfeli', weiter: '/' };
  await context.request.post('/login', { form });
  await page.goto(cakeUrl('367'));
  await openCreator(page);
  await expectFilled(page, ['1 Herz']);
  await page.goto('/konto');
  await headerReady(page);
  await page.locator('main').getByRole('button', { name: 'Abmelden' }).click();
  await page.waitForURL((url) => url.pathname !== '/konto');
  await expect.poll(() => keptElements(page)).toBe(0);
});

test('any page of the shop deletes an expired cake design', async ({ visit }) => {
  const { page } = await visit(cakeUrl('367'));
  await openCreator(page);
  await addMotifs(page, 'Herz');
  await expect.poll(() => keptElements(page)).toBe(1);
  await page.clock.install({ time: Date.now() + 18 * 24 * 60 * 60 * 1000 });
  await page.goto('/filialen');
  await expect.poll(() => keptElements(page)).toBe(0);
});

test('a page without a cake creator creates no database, and deletes databases that earlier versions created', async ({
  visit,
}) => {
  const { page } = await visit('/filialen');
  await page.evaluate(() => {
    indexedDB.open('krume-cakes').onsuccess = (event) => (event.target as IDBOpenDBRequest).result.close();
  });
  await page.goto('/produkte');
  const names = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(names).toEqual([]);
});
