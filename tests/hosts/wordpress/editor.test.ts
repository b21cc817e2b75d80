import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { describeWordPress, test } from './site.ts';

interface Block {
  name: string;
  isValid: boolean;
  innerBlocks: readonly Block[];
}

/** All blocks of the page in the editor, including nested blocks, from WordPress' own data. */
const blocks = async (page: Page): Promise<readonly Block[]> => {
  const flat = (some: readonly Block[]): readonly Block[] =>
    some.flatMap((block) => [block, ...flat(block.innerBlocks)]);
  return flat(await page.evaluate("wp.data.select('core/block-editor').getBlocks()"));
};

describeWordPress(() => {
  test('the block editor of WordPress recognizes and previews the blocks of each page', async ({
    newUser,
    site,
    skip,
  }) => {
    // The administration of WordPress needs this file, which Debian ships in another package
    const underscore = join(site.folder, 'wp-includes/js/underscore.min.js');
    skip(!existsSync(underscore), 'libjs-underscore is not installed');
    const { page, allow } = await newUser();
    // Avatars are on a server that the tests cannot reach, and the editor shifts its layout while it loads
    allow(/ERR_NAME_NOT_RESOLVED|ERR_INTERNET|layout shift|^console warning/);
    await page.goto('/wp-login.php');
    await page.getByLabel('Username or Email Address').fill('admin');
    await page.getByLabel('Password', { exact: true }).fill('gipfeli');
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.waitForURL('**/wp-admin/');
    for (const [path, preview] of [
      ['/', '[data-widget="heart-toggle"]'],
      ['/kasse', '[type="password"]'],
      ['/karte', '[data-widget="branch-map"]'],
    ] as const) {
      await page.goto(path);
      await page.locator('#wp-admin-bar-edit a').click();
      await page.locator(preview).first().waitFor();
      const wrong = (await blocks(page)).filter(({ name, isValid }) => !isValid || name === 'core/missing');
      expect(wrong, path).toEqual([]);
    }

    // In the editor, the block is inside another element, where form fields need the same styles as on the page
    const radius = () =>
      page
        .locator('[name="firstname"]')
        .first()
        .evaluate((field) => getComputedStyle(field).borderRadius);
    await page.goto('/kontakt');
    const onPage = await radius();
    await page.locator('#wp-admin-bar-edit a').click();
    await page.locator('[name="firstname"]').waitFor();
    expect(await radius()).toBe(onPage);
  });
});
