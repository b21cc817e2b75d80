import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { measuringOf } from '../measuring/measuring.ts';
import { layout } from '../pages/layout.ts';
import type { Page } from '../pages/page.ts';
import { countPieces } from './cart.ts';
import type { ShopEnv } from './session.ts';
import type { Shop } from './shop.ts';
import { takeAnswer } from './site-form.ts';

/** Sends a page in the frame that all pages have. Loading a page ends an ended session for good. */
export async function render(
  c: Context<ShopEnv>,
  shop: Shop,
  page: Page,
  status: ContentfulStatusCode = 200,
): Promise<Response> {
  const { session } = c.var;
  const { notice } = session;
  session.notice = undefined;
  session.expired = false;
  const assets = await shop.assets();
  const measured = measuringOf(c.req.url, assets.tag);
  if (measured) c.header('Content-Security-Policy', measured.policy);
  const html = await layout({
    page,
    path: c.req.path,
    term: c.req.query('term'),
    notice,
    newsletter: takeAnswer(session, 'footer-newsletter'),
    customer: session.customer,
    cartCount: countPieces(session.cart),
    wishlistCount: session.customer ? session.wishlist.length : 0,
    faults: session.faults,
    assets,
    analytics: measured?.analytics,
  });
  return c.html(html, status);
}
