import { serveShop } from '../../demo-pages/server.ts';
import { contentSecurityPolicy } from '../../demo-pages/shop/security.ts';
import { addToCart, ready } from './page-objects.ts';
import { expect, test } from './test.ts';
import { formMarkup, openTestPage } from './test-page.ts';

test('the bundle works from another origin, as from a CDN', async ({ newUser, run }) => {
  const cdn = await serveShop({ port: 0, dist: run.dist });
  try {
    const { page, context } = await newUser();
    // A page that the test answers itself counts as one from the internet
    await context.grantPermissions(['local-network-access']);
    const policy = contentSecurityPolicy
      .replace("script-src 'self'", `script-src ${cdn.url}`)
      .replace("style-src 'self'", `style-src ${cdn.url}`);
    const origins = new Set<string>();
    page.on('request', (request) => {
      if (/\.(js|css)$/.test(request.url())) origins.add(new URL(request.url()).origin);
    });
    await openTestPage(page, formMarkup(4711), { assets: `${cdn.url}/assets/`, policy });
    await ready(page, 'product-form');
    await addToCart(page);
    expect([...origins]).toEqual([cdn.url]);
  } finally {
    await cdn.close();
  }
});
