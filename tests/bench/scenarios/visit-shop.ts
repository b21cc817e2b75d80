import { join } from 'node:path';
import type { Browser, ViewportSize } from 'playwright-core';
import { serveShop } from '../../../demo-pages/server/server.ts';
import { storedConsent } from '../../browser/support/user/user.ts';

const dist = join(import.meta.dirname, '../../../dist');

interface Visit {
  consent?: 'granted' | 'denied';
  /** Clock of the shop, in milliseconds since 1970 */
  now?: () => number;
}

/** Opens a separate demo shop as a visitor who has answered the cookie banner. `close` ends the visit and the shop. */
export async function visitShop(
  browser: Browser,
  viewport: ViewportSize,
  { consent = 'denied', now }: Visit = {},
) {
  const shop = await serveShop({ dist, port: 0, now });
  const storageState = { cookies: [], origins: [storedConsent(shop.url, consent)] };
  const context = await browser.newContext({ baseURL: shop.url, viewport, storageState });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  return {
    context,
    page,
    session,
    async close(): Promise<void> {
      await context.close();
      await shop.close();
    },
  };
}
