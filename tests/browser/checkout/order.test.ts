import type { Locator, Page } from 'playwright-core';
import { withoutSoftHyphens } from '../../../shared/rules/without-soft-hyphens.ts';
import { stopClock } from '../support/browser/clock.ts';
import { cartItemUrl, holdRequests } from '../support/browser/intercept.ts';
import { expectAccessible } from '../support/evidence/axe.ts';
import { offlineIssues, reportEveryShift } from '../support/evidence/page-monitor.ts';
import { expectBadges, headerReady, ready } from '../support/user/page-objects.ts';
import type { User } from '../support/user/user.ts';
import { expect, test } from '../test.ts';

// shop.md sections 2.4, 2.5, 4 and 8: cart, undo, wishlist and 'add all to cart'

const line = (page: Page, name: string): Locator => page.locator('.krume-line', { hasText: name });
const quantity = (page: Page, name: string): Locator => page.getByLabel(`Anzahl ${name}`);
const trash = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^Entfernen ?: ${name}$`) });
const undo = (page: Page): Locator => page.getByRole('button', { name: /^Rückgängig/ });
const sums = (page: Page): Promise<string[]> => page.locator('.krume-sums dd').allTextContents();
const expectTotal = (page: Page, total: string): Promise<void> =>
  expect.poll(async () => (await sums(page))[2]).toBe(total);
const idle = (page: Page): Promise<void> =>
  expect.poll(() => page.locator('.krume-cart').getAttribute('aria-busy')).toBe('false');

const contents = async ({ context }: User): Promise<string[]> => {
  const cart = await (await context.request.get('/rest/cart/')).json();
  return cart.items.map(
    (item: { name: string; quantity: number }) => `${item.quantity} ${withoutSoftHyphens(item.name)}`,
  );
};

async function shopBefore({ context }: User): Promise<void> {
  await context.request.post('/warenkorb/artikel/4711', { form: { quantity: '2' } });
  await context.request.post('/warenkorb/artikel/4723', { form: { quantity: '6' } });
}

async function openCart(page: Page): Promise<void> {
  await page.goto('/warenkorb');
  await ready(page, 'cart-page');
  await headerReady(page);
}

/** Activates a control by mouse, keyboard or touch. */
const hands = {
  mouse: { press: (target: Locator) => target.click(), size: 'desktop' },
  touch: { press: (target: Locator) => target.tap(), size: 'phone' },
  keyboard: { press: reach, size: 'desktop' },
} as const;

/** Moves the focus with Tab to a control and presses Enter. */
async function reach(target: Locator): Promise<void> {
  const page = target.page();
  for (let tabs = 0; tabs < 80; tabs++) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not get to ${target}`);
}

for (const [hand, { press, size }] of Object.entries(hands)) {
  test(`a ${hand} user changes, removes and restores cart items, and adds the wishlist to the cart`, {
    tags: hand === 'mouse' ? ['story'] : [],
  }, async ({ newUser }) => {
    const user = await newUser({ as: 'customer', size });
    const { page, context } = user;
    await shopBefore(user);
    for (const id of [4711, 4712, 4713]) await context.request.post(`/wunschliste/${id}`);
    await openCart(page);
    await expectAccessible(page, 'full');

    await quantity(page, 'Ruchbrot').focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('5');
    await expectTotal(page, 'CHF 28.80');
    await expectBadges(page, { cart: '11' });

    await stopClock(page);
    await press(trash(page, 'Weggli'));
    await expectTotal(page, 'CHF 21.00');
    await expectBadges(page, { cart: '5' });
    await expectAccessible(page, 'undo');
    await press(undo(page));
    await expectTotal(page, 'CHF 28.80');
    await expect.poll(() => undo(page).count()).toBe(0);
    await page.clock.resume();
    await press(trash(page, 'Ruchbrot'));
    await expectTotal(page, 'CHF 7.80');

    await page.goto('/wunschliste');
    await ready(page, 'wishlist-page');
    await headerReady(page);
    expect(await contents(user)).toEqual(['6 Weggli']);
    await expectAccessible(page, 'wishlist');
    await press(trash(page, 'Ruchbrot'));
    await expect.poll(() => line(page, 'Ruchbrot').isVisible()).toBe(false);
    await expectBadges(page, { wishlist: '2' });
    await press(page.getByRole('button', { name: 'Alle in den Warenkorb' }));
    await page.getByText('Keine Produkte in der Wunschliste.').waitFor();
    await expectBadges(page, { cart: '8', wishlist: '' });
    await expectAccessible(page, 'empty wishlist');
    expect(await contents(user)).toEqual(['6 Weggli', '1 Basler Brot', '1 Butterzopf']);
  });
}

test('if the user changes a quantity several times during a slow request, the shop stores the last quantity', async ({
  newUser,
}) => {
  const user = await newUser();
  const { page } = user;
  await shopBefore(user);
  await openCart(page);
  const release = await holdRequests(page, cartItemUrl);
  await stopClock(page);
  for (const text of ['3', '4', '7']) {
    await quantity(page, 'Ruchbrot').fill(text);
    // Waits longer than the debounce of a typed quantity
    await page.clock.runFor(600);
  }
  await page.getByText('Warenkorb wird aktualisiert...').waitFor();
  await expectAccessible(page, 'updating');
  await trash(page, 'Weggli').click();
  await undo(page).click();
  await page.clock.resume();
  await reportEveryShift(page);
  release();
  await expect.poll(() => contents(user)).toEqual(['7 Ruchbrot', '6 Weggli']);
  await idle(page);
  await expectTotal(page, 'CHF 37.20');
  expect(await quantity(page, 'Ruchbrot').inputValue()).toBe('7');
});

test('if a change on the cart page or the wishlist page fails, the page shows a message', async ({
  newUser,
}) => {
  const user = await newUser({ as: 'customer' });
  const { page, context, disturb, allow } = user;
  // After the shop rejects the removal, the line returns. This layout shift follows no input
  allow(/Krume: |Failed to load resource/, /status 409/, /layout shift/);
  await shopBefore(user);
  await context.request.post('/wunschliste/4712');
  await openCart(page);
  await disturb({ mode: '409', scope: 'PATCH *|DELETE *|POST *' });
  await quantity(page, 'Ruchbrot').fill('9');
  await line(page, 'Ruchbrot').getByText('Die Anzahl konnte nicht geändert werden.').waitFor();
  expect(await quantity(page, 'Ruchbrot').inputValue()).toBe('9');
  await expectAccessible(page, 'line in error');

  await trash(page, 'Weggli').click();
  await trash(page, 'Ruchbrot').click();
  await page.getByRole('dialog').getByText('Produkt konnte nicht vom Warenkorb entfernt werden.').waitFor();
  await page.keyboard.press('Escape');
  await disturb({});
  await openCart(page);
  await trash(page, 'Weggli').waitFor();

  await page.goto('/wunschliste');
  await ready(page, 'wishlist-page');
  await disturb({ mode: '409', scope: 'PATCH *|DELETE *|POST *' });
  await trash(page, 'Basler Brot').click();
  await page
    .getByRole('dialog')
    .getByText('Produkt konnte nicht von der Wunschliste entfernt werden.')
    .waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Alle in den Warenkorb' }).click();
  const failure = page.getByText('Wunschliste konnte nicht zum Warenkorb hinzugefügt werden.');
  await failure.waitFor();
  await page.keyboard.press('Escape');
  await failure.waitFor({ state: 'detached' });
  await disturb({});
  await page.getByRole('button', { name: 'Alle in den Warenkorb' }).click();
  await expectBadges(page, { cart: '7', wishlist: '' });
});

test('if the session expires on the cart page, a dialog appears and the cart is kept', async ({
  newUser,
}) => {
  const user = await newUser({ as: 'customer' });
  const { page, disturb, allow } = user;
  allow(/Failed to load resource/, /status 401/);
  await shopBefore(user);
  await openCart(page);
  await disturb({ mode: '401', scope: 'PATCH /rest/cart/*' });
  await quantity(page, 'Ruchbrot').fill('9');
  await page.getByRole('dialog', { name: 'Sie wurden abgemeldet' }).waitFor();
  expect(await contents(user)).toEqual(['2 Ruchbrot', '6 Weggli']);
});

test('if a cart change fails while offline, its line shows an error, and a retry after reconnecting succeeds', async ({
  newUser,
}) => {
  const user = await newUser();
  const { page, context, allow } = user;
  allow(offlineIssues);
  await shopBefore(user);
  await openCart(page);
  await context.setOffline(true);
  await quantity(page, 'Ruchbrot').fill('3');
  await line(page, 'Ruchbrot').getByText('Die Anzahl konnte nicht geändert werden.').waitFor();
  await context.setOffline(false);
  expect(await quantity(page, 'Ruchbrot').inputValue()).toBe('3');
  await line(page, 'Ruchbrot')
    .getByRole('button', { name: /^Erneut versuchen ?: Ruchbrot$/ })
    .click();
  await expectTotal(page, 'CHF 20.40');
  expect(await contents(user)).toEqual(['3 Ruchbrot', '6 Weggli']);
});

test('if the removal of a cart item is still pending, the checkout opens after the removal is complete', async ({
  newUser,
}) => {
  const user = await newUser();
  const { page } = user;
  await shopBefore(user);
  await openCart(page);
  await stopClock(page);
  const release = await holdRequests(page, cartItemUrl);
  await trash(page, 'Weggli').click();
  await page.locator('.krume-totals').getByRole('link', { name: 'Zur Kasse' }).click();
  const checkout = page.waitForResponse('**/kasse');
  release();
  await page.clock.resume();
  // Reads the server's response, because the widget has already replaced the server HTML in the page
  const [lines] = /<ul class="order-lines">[\s\S]*?<\/ul>/.exec(await (await checkout).text()) ?? [];
  expect(lines).toContain('Ruchbrot');
  expect(lines).not.toContain('Weggli');
});

test('the cart page shows a change that the user makes in another tab', async ({ newUser }) => {
  const user = await newUser({ as: 'customer' });
  const { page, context, openTab, allow } = user;
  // A change from another tab is no input in this tab, so the browser reports a layout shift
  allow(/layout shift/);
  await shopBefore(user);
  await context.request.post('/wunschliste/4711');
  await openCart(page);
  const other = await openTab('/wunschliste');
  await ready(other, 'wishlist-page');
  await other.getByRole('button', { name: 'Alle in den Warenkorb' }).click();
  await expect.poll(() => quantity(page, 'Ruchbrot').inputValue()).toBe('3');
});

test('after a hundred quick add-to-cart clicks, the cart contains a hundred items despite random response times', {
  timeout: 180_000,
}, async ({ newUser }) => {
  const user = await newUser();
  const { page, disturb } = user;
  await disturb({ delay: 'random' });
  await page.goto('/produkt/ruchbrot');
  await ready(page, 'product-form');
  await headerReady(page);
  // A form ignores clicks while it sends, so a hundred clicks need a hundred forms
  await page.evaluate(() => {
    const host = document.querySelector('[data-widget="product-form"]');
    const form = document.createElement('form');
    for (let copy = 0; copy < 99; copy++) {
      const late = host?.cloneNode() as HTMLElement;
      late.removeAttribute('data-widget-state');
      late.append(form.cloneNode());
      document.querySelector('main')?.append(late);
    }
  });
  const forms = page.locator('[data-widget="product-form"][data-widget-state="ready"]');
  await expect.poll(() => forms.count()).toBe(100);
  await page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>(
      '[data-widget="product-form"] [type="submit"]',
    )) {
      button.click();
    }
  });
  await expect.poll(() => contents(user), { timeout: 120_000 }).toEqual(['100 Ruchbrot']);
  await expectBadges(page, { cart: '100' });
});

for (const size of ['desktop', 'phone'] as const) {
  test(`on a ${size}, an unavailable product blocks the checkout, and its remove button receives the focus`, async ({
    newUser,
  }) => {
    const user = await newUser({ size });
    const { page, context, allow } = user;
    // The shop rejects the change with a 404, and the line shows a message
    allow(/Krume: |Failed to load resource/, /status 404/, /layout shift/);
    await shopBefore(user);
    await openCart(page);
    await context.request.post('/demo/gone', { data: { productId: 4711 } });
    await quantity(page, 'Ruchbrot').focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('5');
    await line(page, 'Ruchbrot').getByText('Bitte entfernen Sie dieses Produkt.').waitFor();
    const isFocused = () => trash(page, 'Ruchbrot').evaluate((element) => element === document.activeElement);
    await expect.poll(isFocused).toBe(true);
    await line(page, 'Ruchbrot')
      .getByRole('alert')
      .getByText('Ruchbrot ist nicht mehr erhältlich.')
      .waitFor();
    await expectAccessible(page, 'gone');

    await page.getByRole('link', { name: 'Weiter einkaufen' }).focus();
    await page.locator('.krume-totals').getByRole('link', { name: 'Zur Kasse' }).click();
    await expect.poll(isFocused).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/warenkorb');
    await page.keyboard.press('Enter');
    await page.locator('.krume-totals').getByRole('link', { name: 'Zur Kasse' }).click();
    await page.waitForURL('**/kasse');
    expect(await contents(user)).toEqual(['6 Weggli']);
  });

  test(`on a ${size}, cart prices up to CHF 1000000.00 fit into their column`, async ({ newUser }) => {
    const user = await newUser({ size });
    const { page } = user;
    await shopBefore(user);
    await page.route('**/warenkorb', async (route) => {
      const response = await route.fetch();
      const body = (await response.text())
        .replace(/"price":[\d.]+(.*?)"quantity":(\d+)/g, (_, between, pieces) => {
          return `"price":${1_000_000 / pieces}${between}"quantity":${pieces}`;
        })
        .replace(/("(?:grandTotal|subTotalInclTax)":)[\d.]+/g, '$11000000')
        .replace(/CHF [\d.]+(?! pro)/g, 'CHF 1000000.00');
      await route.fulfill({ response, body });
    });
    await openCart(page);
    const prices = page.locator('.krume-line-price, .krume-sums dd');
    expect((await prices.allTextContents()).filter((text) => text.startsWith('CHF'))).toHaveLength(4);
    const tooWide = await page.evaluate(() =>
      // Excludes the remove button of a line, whose padding extends beyond the line
      ['.krume-line-price', '.krume-sums dd', 'html'].filter((selector) =>
        [...document.querySelectorAll(selector)].some(
          ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
        ),
      ),
    );
    expect(tooWide).toEqual([]);
  });
}

test('the undo bar of the cart has a border that separates it from a footer of the same colour', async ({
  newUser,
}) => {
  const user = await newUser();
  const { page } = user;
  await shopBefore(user);
  await openCart(page);
  await stopClock(page);
  await trash(page, 'Weggli').click();
  const [border, bar, footer] = await page.locator('.krume-undo').evaluate((element) => {
    const { borderTopColor, backgroundColor } = getComputedStyle(element);
    const footer = document.querySelector('.site-footer');
    return [borderTopColor, backgroundColor, footer && getComputedStyle(footer).backgroundColor];
  });
  expect(bar).toBe(footer);
  expect(border).not.toBe(footer);
});
