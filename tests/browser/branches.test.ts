import { expectAccessible } from './axe.ts';
import { ready } from './page-objects.ts';
import { expect, test } from './test.ts';
import type { User } from './user.ts';

// site.md section 2.12: branches and their filter

const shown = ({ page }: User) => page.locator('[data-branch]:not([hidden]) h2').allTextContents();

test('branches are filtered by keyboard and by finger; reload and Back keep the choice', async ({
  newUser,
}) => {
  const user = await newUser({ size: 'phone' });
  const { page } = user;
  await page.goto('/filialen');
  await ready(page, 'branch-list');
  await page.locator('[name="art"]').focus();
  await page.keyboard.press('c');
  await expect.poll(() => shown(user)).toEqual(['Rebgasse', 'Riehen Dorf', 'Muttenz']);
  await expectAccessible(page, 'filtered');
  await page.reload();
  await ready(page, 'branch-list');
  await expect.poll(() => shown(user)).toHaveLength(3);
  await page.getByLabel('Jetzt geöffnet').tap();
  await expect.poll(() => new URL(page.url()).search).toBe('?art=cafe&offen=1');
  await page.goto('/datenschutz');
  await page.goBack();
  await ready(page, 'branch-list');
  expect(await page.getByLabel('Jetzt geöffnet').isChecked()).toBe(true);
  expect(await page.locator('[name="art"]').inputValue()).toBe('cafe');
});

test('without JavaScript the shop filters', async ({ visit }) => {
  const { page } = await visit('/filialen', { scripts: false });
  await page.locator('[name="art"]').selectOption('Marktstand');
  await page.getByRole('button', { name: 'Anzeigen' }).click();
  await page.getByText('1 Filiale', { exact: true }).waitFor();
  expect(await page.locator('[data-branch]:visible h2').allTextContents()).toEqual(['Liestal Märtstand']);
});
