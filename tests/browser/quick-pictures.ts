import { Hono } from 'hono';

/**
 * The same site with pictures of the same size that are quick to draw. The light on the demo shop's artwork is a
 * filter, which a browser without a graphics card computes anew for every tile of every picture: up to a third of
 * what a page costs it, and no test is about it.
 */
export function withQuickPictures(site: Hono): Hono {
  const quick = new Hono();
  quick.get('/artwork/*', async ({ req, env }) => {
    // Nothing compressed is asked for
    const picture = await site.fetch(new Request(req.url), env);
    const { status, headers } = picture;
    if (!headers.get('Content-Type')?.startsWith('image/svg+xml')) return picture;
    headers.delete('Content-Length');
    return new Response((await picture.text()).replaceAll(/ filter="[^"]*"/g, ''), { status, headers });
  });
  quick.all('*', ({ req, env }) => site.fetch(req.raw, env));
  return quick;
}
