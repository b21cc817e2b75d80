import { Hono } from 'hono';
import { serviceNames } from '../../shop/content/services.ts';

/** A transparent GIF of 1 × 1 pixel. */
const pixel = Uint8Array.from(atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'), (character) =>
  character.charCodeAt(0),
);

/**
 * Counts page views reported by `tag.ts`, the stand-in for an analytics script. The service uses no session and no
 * cookie.
 */
export function measuring(): Hono {
  const site = new Hono();
  site.get('/messstelle/seite.gif', (c) =>
    c.body(pixel, 200, { 'Content-Type': 'image/gif', 'Cache-Control': 'no-store' }),
  );
  return site;
}

/** Paths of pages that load no third-party services, even with consent. */
const strict = /^\/(?:warenkorb|kasse|login|konto)(?:\/|$)/;

/** The configuration and policy sources of a page whose views are counted; undefined for other pages. */
export function measuringOf(services: string, path: string, tag: string | undefined) {
  if (!tag || strict.test(path)) return undefined;
  return {
    analytics: {
      analyticsUrl: services + tag,
      analyticsId: 'KRUME-1',
      analyticsFrom: serviceNames.measuring,
    },
    sources: { 'script-src': services, 'img-src': services },
  };
}
