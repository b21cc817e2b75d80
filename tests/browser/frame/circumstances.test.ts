import { addButton, flyout, headerReady, ready } from '../support/user/page-objects.ts';
import { expect, test } from '../test.ts';

// Tests forced colours, zoom and large numbers

test('in forced colours, header icons, wishlist buttons, trash icons and spinners are visible', async ({
  newUser,
}) => {
  const { page, context } = await newUser();
  // Forced colours are set before the page loads, because a later change would lay out the page again, with a font that
  // has meanwhile loaded
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await context.request.post('/warenkorb/artikel/4711', { form: { quantity: '1' } });
  await page.goto('/produkte');
  await headerReady(page);
  await ready(page, 'heart-toggle');
  await page.locator('[data-widget="cart-flyout"]').hover();
  await page.locator('.krume-trash').waitFor();
  const icons = [
    '[data-widget="wishlist-entry"] a',
    '[data-widget="cart-flyout"] a',
    '[data-widget="heart-toggle"] a',
    '.krume-trash',
  ];
  for (const icon of icons) {
    const { own, around } = await page
      .locator(icon)
      .first()
      .evaluate((element) => ({
        own: getComputedStyle(element, '::before').backgroundColor,
        around: getComputedStyle(document.body).backgroundColor,
      }));
    expect([icon, own]).not.toEqual([icon, around]);
    expect([icon, own]).toEqual([icon, 'rgb(255, 255, 255)']);
  }
  // The upper and the lower line of the menu icon are shadows of its middle line
  const lines = await page
    .locator('.krume-burger')
    .evaluate((button) => getComputedStyle(button, '::before').boxShadow);
  expect(lines).toMatch(/^rgb\(255, 255, 255\) 0px -7px .+, rgb\(255, 255, 255\) 0px 7px/);

  // The spinner is a ring with a gap, not a disc
  const ring = await page.locator('[data-widget="cart-flyout"]').evaluate((host) => {
    const spinner = document.createElement('span');
    spinner.className = 'krume-spinner';
    host.append(spinner);
    const { backgroundColor, borderTopColor, borderLeftColor } = getComputedStyle(spinner, '::before');
    spinner.remove();
    return [backgroundColor, borderTopColor, borderLeftColor];
  });
  expect(ring).toEqual(['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)']);
});

test('at 400 % zoom, the cart flyout scrolls to its last link, and a dialog shows its title when it opens', async ({
  visit,
}) => {
  const { page, allow, disturb } = await visit('/');
  allow(/409/, /Krume:/);
  await page.setViewportSize({ width: 320, height: 256 });
  await headerReady(page);
  await page.locator('[data-widget="cart-flyout"] > a').click();
  const link = flyout(page).getByRole('link', { name: 'Zum online shop' });
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(256);

  await disturb({ mode: '409' });
  await page.goto('/produkt/ruchbrot');
  await ready(page, 'product-form');
  await addButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Fehler' });
  await dialog.getByRole('button', { name: 'Schliessen' }).waitFor();
  expect(
    await dialog.evaluate((element) => [element.scrollTop, element.contains(document.activeElement)]),
  ).toEqual([0, true]);
});

test("the cart badge '999+' is fully visible on a phone and in a wide window", async ({ newUser }) => {
  const { page, context, allow } = await newUser({ size: 'phone' });
  // Resizing the window moves the content
  allow(/layout shift/);
  for (const id of [4711, 4712]) {
    await context.request.post(`/warenkorb/artikel/${id}`, { form: { quantity: '999' } });
  }
  await page.goto('/');
  await headerReady(page);
  expect(await page.locator('[data-widget="cart-flyout"] .krume-badge').textContent()).toBe('999+');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate(() => scrollTo(0, 900));
  const top = async () => (await page.locator('[data-widget="cart-flyout"] .krume-badge').boundingBox())?.y;
  await expect.poll(top).toBeGreaterThanOrEqual(0);
});

test('in the cart flyout, a long product name has at most three lines and a column of more than 200 px', async ({
  visit,
}) => {
  const { page, context } = await visit('/');
  await context.request.post('/warenkorb/artikel/4711', { form: { quantity: '1' } });
  await page.route('**/rest/cart/', async (route) => {
    const response = await route.fetch();
    const cart = await response.json();
    cart.items[0].name = 'Donaudampfschifffahrtsgesellschaftskapitänsbrot '.repeat(9);
    await route.fulfill({ response, json: cart });
  });
  await page.goto('/');
  await headerReady(page);
  await page.locator('[data-widget="cart-flyout"]').hover();
  const name = page.locator('.krume-cart-name');
  await name.waitFor();
  const { lines, isWide } = await name.evaluate((element) => ({
    lines: element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight || '24'),
    isWide: element.clientWidth > 200,
  }));
  expect(lines).toBeLessThan(3.5);
  expect(isWide).toBe(true);
});

test('on a phone, the cart flyout and the account panel are fully visible when a keyboard user opens them', async ({
  visit,
}) => {
  const { page } = await visit('/', { as: 'customer' });
  await page.setViewportSize({ width: 390, height: 844 });
  await headerReady(page);
  await page.locator('[data-widget="cart-flyout"] .krume-key-button').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Ihr Warenkorb ist leer' }).waitFor();
  const box = await flyout(page).boundingBox();
  expect(box?.y).toBeGreaterThan(0);
  expect((box?.y ?? 999) + (box?.height ?? 999)).toBeLessThan(844);

  // Sets the viewport of a window of 1280 × 1024 pixels at 400 % zoom. The page is empty, so nothing shifts
  await page.goto('about:blank');
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/produkte');
  await headerReady(page);
  await ready(page, 'account-entry');
  const button = page.locator('[data-widget="account-entry"] > .krume-key-button');
  await button.focus();
  await page.keyboard.press('Enter');
  const panel = page.locator('#konto');
  await panel.waitFor();
  const [above, below] = [await button.boundingBox(), await panel.boundingBox()];
  for (const each of [above, below]) {
    expect(each?.x).toBeGreaterThanOrEqual(0);
    expect((each?.x ?? 999) + (each?.width ?? 999)).toBeLessThanOrEqual(320);
    expect((each?.y ?? 999) + (each?.height ?? 999)).toBeLessThanOrEqual(256);
  }
  // The button of the demo panel does not cover the panel
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 999) + (above?.height ?? 999));
});
