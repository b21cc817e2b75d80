import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { layout } from '../../pages/layout.ts';
import type { Page } from '../../pages/page.ts';
import { botCheckOf } from '../../stand-ins/bot-check/service.ts';
import { mapsOfPage } from '../../stand-ins/maps/service.ts';
import { measuringOf } from '../../stand-ins/measuring/measuring.ts';
import { photosOfPage } from '../../stand-ins/photos/service.ts';
import type { ShopEnv } from '../account/session.ts';
import { countPieces } from '../cart/cart.ts';
import { countOpenBranches } from '../content/count-open-branches.ts';
import { takeFormOutcome } from '../content/site-form.ts';
import type { Shop } from '../shop.ts';
import {
  contentSecurityPolicy,
  policyOfInertMarkup,
  policyWithFrames,
  policyWithScripts,
} from './security.ts';
import { isSharedPage } from './shared-pages.ts';
import { rulesPath } from './speculation.ts';

const isStrict = (path: string) => /^\/(?:warenkorb|kasse)(?:\/|$)/.test(path);

/** Sends a page in the common layout. Loading a page also ends the `expired` state of the session. */
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
  const isShared = isSharedPage(c);
  const assets = await shop.assets();
  const services = shop.services(new URL(c.req.url).origin);
  // An example of the catalogue has no cookie banner that could ask for consent
  const measured = page.isBare ? undefined : measuringOf(services, c.req.path, assets.tag);
  // The cart page loads no third-party services and has no form with a bot check. The checkout is as strict, but its
  // registration form has a bot check
  const isChecked = !isStrict(c.req.path) || page.isChecked;
  const checked = isChecked ? botCheckOf(services, assets.check, session.botCheck) : undefined;
  const maps = page.hasMap ? mapsOfPage(services, c.req.url, assets.maps) : undefined;
  const photos = page.hasPhotos ? photosOfPage(services, c.req.url) : undefined;
  const sources = isStrict(c.req.path)
    ? {}
    : { ...measured?.sources, ...checked?.sources, ...maps?.sources, ...photos?.sources };
  const policy = Object.keys(sources).length ? policyWithScripts(sources) : contentSecurityPolicy;
  if (page.playground === 'preview') c.header('Content-Security-Policy', policyOfInertMarkup(policy));
  else if (page.hasFrames) c.header('Content-Security-Policy', policyWithFrames(policy));
  else if (policy !== contentSecurityPolicy) c.header('Content-Security-Policy', policy);
  if (assets.speculationRules) c.header('Speculation-Rules', `"${rulesPath}"`);
  const html = await layout({
    page,
    path: c.req.path,
    origin: new URL(c.req.url).origin,
    term: c.req.query('term'),
    notice,
    newsletter: takeFormOutcome(session, 'footer-newsletter'),
    // A page from a shared cache contains no data of a visitor: the page looks the same as for a guest with an empty
    // cart
    customer: isShared ? undefined : session.customer,
    cartCount: isShared ? 0 : countPieces(session.cart),
    wishlistCount: session.customer && !isShared ? session.wishlist.length : 0,
    openBranches: isShared ? undefined : await countOpenBranches(session, shop.now()),
    isShared,
    sharesPages: session.sharesPages,
    isLarge: session.isLarge,
    faults: session.faults,
    botCheck: session.botCheck,
    assets,
    thirdParties: {
      ...measured?.analytics,
      ...checked?.configuration,
      ...maps?.configuration,
      ...photos?.configuration,
    },
    hasNewsletter: !isStrict(c.req.path),
  });
  return c.html(html, status);
}
