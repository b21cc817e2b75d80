import { ready } from '../support/user/page-objects.ts';
import type { User } from '../support/user/user.ts';
import { expect, test } from '../test.ts';

// shop.md sections 2.7 and 4, "Data flow": the checkout does not shift. Every browser test fails on a layout shift

async function openCheckout({ page, context }: User): Promise<void> {
  await context.request.post('/warenkorb/artikel/4711', { form: { quantity: '20' } });
  await page.goto('/kasse');
  await ready(page, 'checkout');
}

for (const size of ['desktop', 'phone'] as const) {
  test(`on a ${size}, the checkout does not shift when the addresses load or fail to load`, async ({
    newUser,
  }) => {
    const user = await newUser({ as: 'customer', size });
    const { page } = user;
    user.allow(/500/, /profile\/address/);
    await user.disturb({ scope: 'GET /rest/profile/address/', mode: '500', times: 1 });
    await openCheckout(user);
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await page.getByText('Oetlingerstrasse 47').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Adresse');
  });

  test(`on a ${size}, the checkout does not shift when the user reloads the page or another tab empties the cart`, async ({
    newUser,
  }) => {
    const user = await newUser({ as: 'customer', size });
    const { page } = user;
    await openCheckout(user);
    await page.getByRole('button', { name: 'Weiter', exact: true }).click();
    await page.getByLabel('Kurier am Vormittag').check();
    await page.getByRole('button', { name: /^Nächster möglicher Termin/ }).click();
    await page.getByRole('button', { name: 'Weiter', exact: true }).click();
    await page.getByLabel('Rechnung').waitFor();
    await page.reload();
    await page.getByLabel('Rechnung').waitFor();
    const other = await user.openTab('/warenkorb');
    await other
      .getByRole('button', { name: /entfernen/i })
      .first()
      .click();
    // The other tab leaves the page, which sends its pending removal
    await other.goto('/datenschutz');
    await page.getByText('Keine Produkte im Warenkorb vorhanden.').waitFor();
  });

  test(`on a ${size}, the user removes a product in the calendar and restores the product there`, async ({
    newUser,
  }) => {
    const user = await newUser({ as: 'customer', size });
    const { page, context } = user;
    await context.request.post('/warenkorb/artikel/4731', { form: { quantity: '1' } });
    await openCheckout(user);
    await page.getByRole('button', { name: 'Weiter', exact: true }).click();
    await page.getByLabel(/Abholung/).check();
    await page.locator('.krume-date-open').click();
    const dialog = page.locator('dialog');
    // Moves by keyboard to a day that is unavailable only because of the cake
    await dialog.locator('[data-date]').first().waitFor();
    const remove = dialog.getByRole('button', { name: /torte aus dem Warenkorb entfernen/ });
    for (let days = 0; days < 10 && !(await remove.isVisible()); days++)
      await page.keyboard.press('ArrowRight');
    await remove.press('Enter');
    const undo = dialog.getByRole('button', { name: /^Rückgängig/ });
    await expect.poll(() => undo.evaluate((button) => button === document.activeElement)).toBe(true);
    await undo.press('Enter');
    await remove.waitFor();
    await page.keyboard.press('Escape');
    await expect
      .poll(() => page.locator('.krume-date-open').evaluate((button) => button === document.activeElement))
      .toBe(true);
  });
}

test('while the allergen icons on the cart page load, each icon already has a width of 32 px', async ({
  newUser,
}) => {
  const { page, context } = await newUser();
  // Fills the cart with many products, because only long labels leave too little space for an icon
  await context.request.post('/demo/size', { data: { size: 'large' } });
  await page.route('**/artwork/allergene/**', () => {});
  await page.goto('/warenkorb', { waitUntil: 'commit' });
  await ready(page, 'cart-page');
  const icons = page.locator('.krume-cart-allergens img');
  const widths = await icons.evaluateAll((all) => all.map((icon) => icon.getBoundingClientRect().width));
  expect([...new Set(widths)]).toEqual([32]);
});
