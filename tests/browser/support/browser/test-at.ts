import { createSite, type RunningShop, serveSite } from '../../../../demo-pages/server/server.ts';
import { test } from '../../test.ts';
import { withQuickPictures } from '../user/quick-pictures.ts';

/**
 * A test with a shop whose clock is stopped. Pages take their time from the shop's responses.
 *
 * @param time ISO date-time with an offset
 */
export const testAt = (time: string) =>
  test.extend('shop', { scope: 'file' }, async ({ run }, { onCleanup }): Promise<RunningShop> => {
    const now = () => Date.parse(time);
    const shop = await serveSite(withQuickPictures(createSite({ dist: run.dist, now })).fetch, 0);
    onCleanup(() => shop.close());
    return shop;
  });
