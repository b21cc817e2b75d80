import { Hono } from 'hono';

/** Matches frame and background of a product picture */
const plain = /^(<svg[^>]*>).*?(<path fill="[^"]*" d="M0 0h800v800H0z"\/>).*$/s;

/**
 * Serves the site with simpler pictures of the same size. Without a GPU, drawing the demo's pictures takes a third of
 * the time of a product page.
 */
export function withQuickPictures(site: Hono): Hono {
  const quick = new Hono();
  quick.get('/artwork/*', async ({ req, env }) => {
    // Requests the picture without the headers of the browser's request, so that the response is not compressed
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
