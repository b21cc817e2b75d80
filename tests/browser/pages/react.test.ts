import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serveShop } from '../../../demo-pages/server/server.ts';
import {
  addToCart,
  cartEntry,
  expectBadges,
  expectPressed,
  flyout,
  headerReady,
  heart,
  openProduct,
} from '../support/user/page-objects.ts';
import { expect, test } from '../test.ts';

const root = join(import.meta.dirname, '../../..');

const onReact = test.extend('shop', { scope: 'file' }, async ({ run }, { onCleanup }) => {
  await promisify(execFile)(process.execPath, ['build.mjs', '--react'], { cwd: root, timeout: 180_000 });
  const shop = await serveShop({ port: 0, dist: join(run.dist, 'react') });
  onCleanup(() => shop.close());
  return shop;
});

onReact(
  'built with React instead of Preact, the bundle fills hearts and adds products to the cart',
  { timeout: 300_000 },
  async ({ visit }) => {
    const { page } = await visit('/produkte', { as: 'customer' });
    await headerReady(page);
    // The shop of this test has no theme, so its pictures are large and the heart is outside the viewport
    await page.locator('[data-product-id="4711"]').scrollIntoViewIfNeeded();
    await heart(page, 'Ruchbrot').click();
    await expectPressed(heart(page, 'Ruchbrot'), true);
    await expectBadges(page, { wishlist: '1' });
    expect(await page.locator('[data-widget-state="failed"]').count()).toBe(0);

    await openProduct(page, 'ruchbrot');
    await addToCart(page);
    await expectBadges(page, { cart: '1' });
    await openProduct(page, 'butterzopf');
    await cartEntry(page).hover();
    await flyout(page).getByText('Anzahl: 1').waitFor();
    await flyout(page).getByRole('button', { name: 'Ruchbrot entfernen' }).click();
    await flyout(page).getByRole('heading', { name: 'Ihr Warenkorb ist leer' }).waitFor();
  },
);
