import { Hono } from 'hono';

/** Of a picture of what is sold, its frame and the wall behind it */
const plain = /^(<svg[^>]*>).*?(<path fill="[^"]*" d="M0 0h800v800H0z"\/>).*$/s;

/**
 * The same site with pictures of the same size that are quick to draw. What lies on the demo shop's plates, and the light
 * on it, is drawn anew for every tile of every picture by a browser without a graphics card: a third of what a page with
 * products costs it, and no test is about it.
 */
export function withQuickPictures(site: Hono): Hono {
  const quick = new Hono();
  quick.get('/artwork/*', async ({ req, env }) => {
    // Nothing compressed is asked for
    const picture = await site.fetch(new Request(req.url), env);
    const { status, headers } = picture;
    if (!headers.get('Content-Type')?.startsWith('image/svg+xml')) return picture;
    headers.delete('Content-Length');
    const drawn = await picture.text();
    return new Response(drawn.replace(plain, '$1$2</svg>').replaceAll(/ filter="[^"]*"/g, ''), {
      status,
      headers,
    });
  });
  quick.all('*', ({ req, env }) => site.fetch(req.raw, env));
  return quick;
}
