import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { serviceNames } from '../../shop/content/services.ts';
import type { Shop } from '../../shop/shop.ts';
import type { BotCheckMode } from './mode.ts';

/** Milliseconds for which a token is valid. */
const lifetime = 120_000;

/** Maximum number of stored tokens, far more than the demo needs. */
const capacity = 1000;

/** Issues the tokens of the bot check for `script.ts`. The service uses no session and no cookie. */
export function botCheckService(shop: Shop): Hono {
  const site = new Hono();
  site.use('/pruefstelle/*', cors());
  site.get('/pruefstelle/token', (c) => {
    const token = shop.id();
    shop.tokens.set(token, shop.now());
    const [oldest] = shop.tokens.keys();
    if (shop.tokens.size > capacity && oldest !== undefined) shop.tokens.delete(oldest);
    return c.text(token, 200, { 'Cache-Control': 'no-store' });
  });
  return site;
}

/**
 * Whether a form may be accepted: its token must be recent, unused and issued by this service. Because this is a demo,
 * a form without a token is accepted too; browsers without JavaScript send no token.
 */
export function passes(shop: Shop, token: string | undefined): boolean {
  if (!token) return true;
  const givenAt = shop.tokens.get(token);
  shop.tokens.delete(token);
  return givenAt !== undefined && shop.now() - givenAt <= lifetime;
}

/** The bot check's configuration for a page with forms; undefined before the first build. */
export function botCheckOf(services: string, script: string | undefined, mode: BotCheckMode) {
  if (!script) return undefined;
  const path = mode === 'blocked' ? '/pruefstelle/gesperrt.js' : `${script}?modus=${mode}`;
  return {
    configuration: {
      captchaUrl: services + path,
      captchaKey: 'KRUME-2',
      captchaFrom: serviceNames.botCheck,
      ...(mode === 'necessary' && { captchaNecessary: true }),
    },
    sources: { 'script-src': services, 'connect-src': services },
  };
}
