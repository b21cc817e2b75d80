import { expectAccessible } from './axe.ts';
import { expect, test } from './test.ts';

for (const size of ['desktop', 'phone'] as const) {
  test(`?krume=debug shows every widget of the list with its state, on a ${size}`, async ({ visit }) => {
    const { page, allow } = await visit('/produkte', { size });
    // The editors' table in the console is on purpose, and their panel grows with what it lists
    allow(/console (log|table|info)/, /^layout shift/);
    const calm = await page.locator('[data-widget-state]').count();
    await page.goto('/produkte?krume=debug');
    const panel = page.getByText('Prüfansicht', { exact: false }).first();
    await panel.waitFor();
    await page.locator('[data-widget="cart-flyout"][data-widget-state="ready"]').waitFor();
    expect(await page.locator('[data-widget-state]').count()).toBe(calm);
    // What is hidden, as the filters of a phone, has its mark there, too
    await page.getByText('bereit', { exact: false }).filter({ visible: true }).first().waitFor();
    await expectAccessible(page, `overlay on a ${size}`);
  });
}

test('a page that is not debugged loads nothing of the overlay', async ({ visit }) => {
  const { page } = await visit('/produkte');
  const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(files.filter((name) => name.includes('/assets/krume-'))).not.toEqual([]);
  expect(files.filter((name) => name.includes('debug'))).toEqual([]);
});
