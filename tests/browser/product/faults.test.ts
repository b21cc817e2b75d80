import type { Page } from 'playwright-core';
import { stopClock } from '../support/browser/clock.ts';
import { cartItemUrl, cartUrl, chunkUrl, holdRequests } from '../support/browser/intercept.ts';
import { formMarkup, openTestPage } from '../support/browser/test-page.ts';
import { offlineIssues } from '../support/evidence/page-monitor.ts';
import {
  addButton,
  addToCart,
  badges,
  cartEntry,
  expectBadges,
  expectFlyout,
  expectPressed,
  flyout,
  headerReady,
  heart,
  openProduct,
  ready,
  widgets,
  wishlistButton,
} from '../support/user/page-objects.ts';
import { expect, test } from '../test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Fehler' });
const isFocused = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

const expectedErrors = /console error: (Krume: |Failed to load resource)/;

test('during a slow request, the add-to-cart button shows a spinner and ignores a second click', {
  tags: ['story', 'server'],
}, async ({ newUser }) => {
  const { page } = await newUser();
  await openProduct(page, 'ruchbrot');
  await stopClock(page);
  const release = await holdRequests(page, cartItemUrl);
  await addButton(page).click();
  await addButton(page).getByText('Wird hinzugefügt').waitFor();
  expect(await addButton(page).isDisabled()).toBe(true);
  release();
  await expect.poll(() => addButton(page).textContent()).toBe('Erfolgreich hinzugefügt');
  await expectBadges(page, { cart: '1' });
});

test('the cart flyout shows a spinner until the response with the cart arrives', async ({ newUser }) => {
  const { page, context } = await newUser();
  await context.request.post('/warenkorb/artikel/4711', { form: { quantity: '2' } });
  await openProduct(page, 'butterzopf');
  const release = await holdRequests(page, cartUrl);
  await cartEntry(page).hover();
  await flyout(page).getByText('Warenkorb wird geladen...').waitFor({ state: 'attached' });
  release();
  await flyout(page).getByText('Anzahl: 2').waitFor();
});

for (const [mode, times] of [
  // The widget repeats the request with the same key, and then does not find the item in the cart
  ['500', 2],
  ['html', 2],
] as const) {
  test(`if an add-to-cart request fails with the fault ${mode}, an error appears and the form stays usable`, async ({
    newUser,
  }) => {
    const { page, disturb, allow } = await newUser();
    allow(expectedErrors, /status (500|200)/);
    await openProduct(page, 'ruchbrot');
    await page.getByLabel('Anzahl').fill('4');
    await disturb({ mode, scope: 'POST /rest/cart/*', times });
    await addButton(page).click();
    await dialog(page).getByText('Produkt konnte nicht zum Warenkorb hinzugefügt werden.').waitFor();
    await dialog(page).getByRole('link', { name: 'Seite erneut laden' }).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await expect.poll(() => isFocused(page, '[data-widget="product-form"] [type="submit"]')).toBe(true);
    expect(await page.getByLabel('Anzahl').inputValue()).toBe('4');
    expect((await badges(page)).cart).toBe('');

    await addButton(page).click();
    await expectBadges(page, { cart: '4' });
  });
}

for (const mode of ['malformed', 'lost', 'done-504', 'done-502', 'done-500', 'done-html'] as const) {
  test(`if every add-to-cart response has the fault ${mode}, a look-up succeeds and the cart contains one item`, async ({
    newUser,
  }) => {
    const { page, disturb, allow } = await newUser();
    allow(expectedErrors, /status 50\d/);
    await openProduct(page, 'ruchbrot');
    await headerReady(page);
    await disturb({ mode, scope: 'POST /rest/cart/*' });
    await addButton(page).click();
    await expectBadges(page, { cart: '1' });
    expect(await dialog(page).count()).toBe(0);
    expect((await (await page.request.get('/rest/cart/')).json()).itemsQuantity).toBe(1);
  });
}

test('if the outcome of an add-to-cart request is unknown, an error appears, and a second click resends the request', async ({
  newUser,
}) => {
  const { page, disturb, allow } = await newUser();
  allow(expectedErrors);
  await openProduct(page, 'ruchbrot');
  await headerReady(page);
  await disturb({ mode: 'lost', scope: '/rest/cart/*' });
  await addButton(page).click();
  await dialog(page).getByText('Es ist nicht bekannt, ob das Produkt im Warenkorb ist.').waitFor();
  await disturb({ mode: 'ok', scope: '/rest/cart/*' });
  await dialog(page).getByRole('button', { name: 'Schliessen' }).click();
  await expectFlyout(page, true);
  await page.keyboard.press('Escape');
  await addButton(page).click();
  await expectBadges(page, { cart: '1' });
  expect((await (await page.request.get('/rest/cart/')).json()).itemsQuantity).toBe(1);
});

test('an empty response to an add-to-cart request counts as a success', async ({ newUser }) => {
  const { page, disturb } = await newUser();
  await openProduct(page, 'ruchbrot');
  await disturb({ mode: 'empty', scope: 'POST /rest/cart/*', times: 1 });
  await addToCart(page);
  await expectBadges(page, { cart: '1' });
});

test('if the user adds a product while offline, an error appears, and a click after reconnecting succeeds', {
  tags: ['story', 'server'],
}, async ({ newUser }) => {
  const { page, context, allow } = await newUser();
  allow(offlineIssues);
  await openProduct(page, 'ruchbrot');
  // Waits for idle network, so that the error dialogs are preloaded
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await addButton(page).click();
  await dialog(page).getByText('Produkt konnte nicht zum Warenkorb hinzugefügt werden.').waitFor();
  await context.setOffline(false);
  await dialog(page).getByRole('button', { name: 'Schliessen' }).click();
  await addButton(page).click();
  await expectBadges(page, { cart: '1' });
});

test('if the response to a cart change is lost, a retry sends the same key, and the shop applies the change once', {
  tags: ['story'],
}, async ({ newUser }) => {
  const { page, disturb, allow } = await newUser();
  allow(expectedErrors);
  await openProduct(page, 'ruchbrot');
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') keys.push(request.headers()['idempotency-key']);
  });
  await disturb({ mode: 'lost', scope: 'POST /rest/cart/*', times: 1 });
  await addToCart(page);
  await expectBadges(page, { cart: '1' });
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toBeTruthy();
  await page.goto('/warenkorb');
  await headerReady(page);
  await expectBadges(page, { cart: '1' });
  expect(await page.locator('.krume-line').count()).toBe(1);
});

test('ten quick clicks on a heart send ten requests in order, one at a time, even if the response times are random', async ({
  visit,
}) => {
  const { page, disturb } = await visit('/produkte', { as: 'customer' });
  await headerReady(page);
  await ready(page, 'heart-toggle');
  await disturb({ delay: 'random' });
  const calls: string[] = [];
  let open = 0;
  let most = 0;
  // Counts each request when it is sent, before its response
  await page.route('**/rest/**', async (route) => {
    calls.push(route.request().method());
    most = Math.max(most, ++open);
    const response = await route.fetch();
    open--;
    await route.fulfill({ response });
  });
  await heart(page, 'Ruchbrot').evaluate((button: HTMLElement) => {
    for (let click = 0; click < 10; click++) setTimeout(() => button.click(), click * 10);
  });
  await expect.poll(() => calls.length).toBe(10);
  await expect.poll(() => open).toBe(0);
  expect(calls).toEqual(Array.from({ length: 10 }, (_, index) => (index % 2 ? 'DELETE' : 'POST')));
  expect(most).toBe(1);
  await expectPressed(heart(page, 'Ruchbrot'), false);
  await expectBadges(page, { wishlist: '' });
});

test('if the user adds six products in quick succession, the requests are sent in the same order', async ({
  newUser,
}) => {
  const { page, disturb } = await newUser();
  await disturb({ delay: 'random', scope: '/rest/cart/*' });
  const ids = Array.from({ length: 6 }, (_, index) => 4711 + index);
  await openTestPage(page, ids.map((id) => formMarkup(id)).join(''));
  await expect.poll(() => widgets(page, 'product-form').count()).toBe(ids.length);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(new URL(request.url()).pathname);
  });
  await page.evaluate(() => {
    const buttons = document.querySelectorAll<HTMLElement>('[data-widget] .krume-button');
    for (const button of buttons) button.click();
  });
  await expect.poll(() => calls.length).toBe(ids.length);
  expect(calls).toEqual(ids.map((id) => `/rest/cart/item/${id}`));
  await expect
    .poll(async () => {
      const cart = await page.request.get('/rest/cart/');
      return cart.json();
    })
    .toMatchObject({ itemsQuantity: ids.length });
});

test('a wishlist button shows a change immediately, and reverts the change if the server refuses it', {
  tags: ['story', 'server'],
}, async ({ visit }) => {
  const { page, disturb, allow } = await visit('/produkte', { as: 'customer' });
  allow(expectedErrors, /status 409/);
  await headerReady(page);
  await ready(page, 'heart-toggle');
  await disturb({ mode: '409', scope: 'POST /rest/product/*', times: 1 });
  const release = await holdRequests(page, /\/wishlist$/);
  await heart(page, 'Ruchbrot').click();
  await expectPressed(heart(page, 'Ruchbrot'), true);
  release();
  await dialog(page).getByText('Produkt konnte nicht auf die Wunschliste hinzugefügt werden.').waitFor();
  await dialog(page).getByRole('link', { name: 'Seite erneut laden' }).waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  await expectPressed(heart(page, 'Ruchbrot'), false);
  await expect.poll(() => isFocused(page, '[data-product-id="4711"] button')).toBe(true);
});

test('if the user clicks a wishlist button before the chunk with the services has loaded, the next page sends the change', async ({
  visit,
}) => {
  const { page } = await visit('/login', { as: 'customer' });
  // The chunk is held on both pages: the next page can send the change without the chunk
  await holdRequests(page, chunkUrl('services'));
  await page.goto('/produkte');
  await ready(page, 'heart-toggle');
  await heart(page, 'Ruchbrot').click();
  await expectPressed(heart(page, 'Ruchbrot'), true);
  await page.goto('/produkt/ruchbrot');
  await expectBadges(page, { wishlist: '1' });
  await expectPressed(wishlistButton(page), true);
  const wishlist = await page.request.get('/rest/wishlist/');
  expect(await wishlist.json()).toMatchObject({ productIds: ['4711'] });
});

test("the link 'Seite erneut laden' in an error dialog reloads the page", async ({ newUser }) => {
  const { page, disturb, allow } = await newUser({ as: 'customer' });
  allow(expectedErrors, /status 500/);
  await openProduct(page, 'ruchbrot');
  await disturb({ mode: '500' });
  await addButton(page).click();
  await dialog(page).waitFor();
  await disturb({});
  const reloaded = page.waitForEvent('load');
  await dialog(page).getByRole('link', { name: 'Seite erneut laden' }).click();
  await reloaded;
  await ready(page, 'product-form');
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('if the session expires, a single dialog appears and leads to the login', {
  tags: ['story', 'server'],
}, async ({ visit }) => {
  const { page, disturb, allow } = await visit('/produkte', { as: 'customer' });
  allow(/status 401/, /console error: Failed to load resource.*401/);
  await headerReady(page);
  await ready(page, 'heart-toggle');
  await disturb({ mode: '401' });
  await page.evaluate(() => {
    const hearts = document.querySelectorAll<HTMLElement>(
      '[data-widget="heart-toggle"] button[aria-pressed]',
    );
    for (const button of [...hearts].slice(0, 3)) button.click();
  });
  const blocking = page.getByRole('dialog', { name: 'Sie wurden abgemeldet' });
  await blocking.getByText('Ihre Sitzung ist abgelaufen, bitte melden Sie sich erneut an.').waitFor();
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Escape');
  // The page behind the overlay does not scroll
  const behind = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  await expect.poll(behind).toBe('hidden');
  // Escape can close a modal dialog in the browser, but this dialog reopens at once
  await expect.poll(() => blocking.isVisible()).toBe(true);
  expect(await page.getByRole('dialog').count()).toBe(1);
  const names = async () => (await page.context().cookies()).map(({ name }) => name);
  expect(await names()).toContain('krume_customer');
  // Replaces the login page, because the shop would set the cookie again: the session has not really expired
  await page.route('**/login*', (route) => route.fulfill({ contentType: 'text/html', body: 'Login' }));
  await blocking.getByRole('button', { name: 'Neu anmelden' }).click();
  await page.waitForURL('**/login*');
  expect(await names()).not.toContain('krume_customer');
});

test('the cart flyout closes and shows an error if the cart fails to load', async ({ newUser }) => {
  const { page, disturb, context, allow } = await newUser();
  allow(expectedErrors, /status 500/);
  await context.request.post('/warenkorb/artikel/4711', { form: { quantity: '2' } });
  await openProduct(page, 'butterzopf');
  await disturb({ mode: '500', scope: 'GET /rest/cart/', times: 1 });
  await cartEntry(page).hover();
  await dialog(page).getByText('Warenkorb konnte nicht geladen werden.').waitFor();
  await expectFlyout(page, false);
});

test('if the removal of a cart item fails, an error appears and the item stays in the cart', async ({
  newUser,
}) => {
  const { page, disturb, context, allow } = await newUser();
  allow(expectedErrors, /status 500/);
  await context.request.post('/warenkorb/artikel/4711', { form: { quantity: '2' } });
  await openProduct(page, 'butterzopf');
  await disturb({ mode: '500', scope: 'DELETE /rest/cart/*', times: 2 });
  await cartEntry(page).hover();
  await flyout(page).getByRole('button', { name: 'Ruchbrot entfernen' }).click();
  await dialog(page).getByText('Produkt konnte nicht vom Warenkorb entfernt werden.').waitFor();
  await expectBadges(page, { cart: '2' });
});

test('if the requests of ten wishlist buttons get no response, one dialog with one retry button appears', async ({
  visit,
}) => {
  const { page, disturb, allow } = await visit('/produkte', { as: 'customer' });
  allow(expectedErrors, /net::/);
  await headerReady(page);
  // All ten hearts are visible and mounted
  await page.setViewportSize({ width: 1440, height: 4000 });
  const hearts = page.locator('[data-widget="heart-toggle"][data-widget-state="ready"] button');
  await expect.poll(() => hearts.count()).toBeGreaterThanOrEqual(10);
  const filled = page.locator('[data-widget="heart-toggle"] button[aria-pressed="true"]');
  await disturb({ mode: 'offline', scope: '*/wishlist' });
  await page.evaluate(() => {
    const live = '[data-widget="heart-toggle"][data-widget-state="ready"] button';
    const all = [...document.querySelectorAll<HTMLElement>(live)];
    for (const button of all.slice(0, 10)) button.click();
  });
  await dialog(page).getByText('10 Änderungen an der Wunschliste wurden nicht bestätigt.').waitFor();
  await expect.poll(() => filled.count()).toBe(0);
  expect(await page.getByRole('dialog').count()).toBe(1);
  await disturb({});
  await dialog(page).getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.poll(() => filled.count()).toBe(10);
  await expectBadges(page, { wishlist: '10' });
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('if the cart is empty, a cart page from a shared cache does not shift when a slow cart response arrives', async ({
  newUser,
}) => {
  const { page } = await newUser({ size: 'phone', pages: 'shared' });
  const release = await holdRequests(page, cartUrl);
  await page.goto('/warenkorb');
  await ready(page, 'cart-page');
  await page.locator('.krume-empty').getByText('Warenkorb wird geladen...').waitFor();
  // The browser counts a shift only after it has painted a frame with the first text
  await page.waitForTimeout(500);
  release();
  await page.locator('.krume-empty').getByText('Noch keine Produkte im Warenkorb.').waitFor();
});
