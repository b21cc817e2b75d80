// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { openOtherTab } from '../../tabs.ts';

afterEach(() => vi.unstubAllGlobals());

test('no heart is full any more, here and in the other tabs', async () => {
  vi.resetModules();
  const otherTab = openOtherTab();
  const { $wishlistCount, heartOf } = await import('../../../shared/stores/wishlist.ts');
  const { emptyWishlist } = await import('../../../shared/stores/empty-wishlist.ts');
  heartOf('4711').set(true);
  emptyWishlist(['4711', '4712']);
  expect([$wishlistCount.get(), heartOf('4711').get(), heartOf('4712').get()]).toEqual([0, false, false]);
  expect(otherTab.heard).toEqual([
    { wishlistCount: 0, heart: { productId: '4711', on: false } },
    { wishlistCount: 0, heart: { productId: '4712', on: false } },
  ]);
});
