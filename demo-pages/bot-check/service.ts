import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { providerOrigin } from '../shop/checkout/provider-origin.ts';
import { serviceNames } from '../shop/content/services.ts';
import type { Shop } from '../shop/shop.ts';
import type { BotCheckMode } from './mode.ts';

/** Milliseconds that a token is good for. */
const lifetime = 120_000;

/** Tokens kept; a demo has never as many under way. */
const capacity = 1000;

/** Where `script.ts`, the stand-in for a bot-check, gets its tokens. It knows no session and no cookie. */
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
 * Whether a form may be taken: its token is one of the service, young enough, and used for the first time. A browser without
 * JavaScript has none, and is let in: this is a demo.
 */
export function passes(shop: Shop, token: string | undefined): boolean {
  if (!token) return true;
  const givenAt = shop.tokens.get(token);
  shop.tokens.delete(token);
  return givenAt !== undefined && shop.now() - givenAt <= lifetime;
}

/** What a page with forms says of the service; undefined before the bundle is built. */
export function botCheckOf(address: string, script: string | undefined, mode: BotCheckMode) {
  if (!script) return undefined;
  const other = providerOrigin(new URL(address).origin);
  const path = mode === 'blocked' ? '/pruefstelle/gesperrt.js' : `${script}?modus=${mode}`;
  return {
    configuration: {
      captchaUrl: other + path,
      captchaKey: 'KRUME-2',
      captchaFrom: serviceNames.botCheck,
      ...(mode === 'necessary' && { captchaNecessary: true }),
    },
    sources: { 'script-src': other, 'connect-src': other },
  };
}
