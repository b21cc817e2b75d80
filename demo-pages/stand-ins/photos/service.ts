import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { products } from '../../../fixtures/shop/products.ts';
import { gallery } from '../../../fixtures/site/gallery.ts';

const hashtags = ['#backstube', '#baslerbrot', '#sonntagszopf', '#sauerteig', '#gipfeli', '#torte'];

/** Stand-in for a photo-sharing network. The service uses no session and no cookie. */
export function photoService(): Hono {
  const site = new Hono();
  site.use('/fotodienst/*', cors());
  site.get('/fotodienst/media', (c) => {
    const mode = c.req.query('modus');
    if (mode === 'fehler')
      return c.json({ error: { message: 'Error validating access token: Session has expired' } }, 400);
    return c.json({ data: mode === 'leer' ? [] : media(new URL(c.req.url).origin) });
  });
  return site;
}

/** The network's 30 media: the pictures of the gallery, a video, and product pictures. */
function media(origin: string) {
  const shown = gallery.map(({ large, caption = '' }) => [large, caption]);
  const sold = products.map(({ slug, name }) => [`/artwork/${slug}/nah.svg`, name]);
  return [...shown, ...sold].slice(0, 30).map(([picture = '', caption], index) => ({
    caption: `${caption} ${hashtags[index % hashtags.length]} #krume`,
    media_url: origin + picture,
    media_type: index === 1 ? 'VIDEO' : 'IMAGE',
    permalink: `https://www.instagram.com/p/krume-${index}/`,
    timestamp: new Date(Date.UTC(2026, 10, 20 - index, 6)).toISOString(),
    username: 'baeckerei.krume',
  }));
}

/**
 * The photo service's configuration for a page with photos. The query parameter `bilder` sets how the stand-in behaves.
 */
export function photosOfPage(services: string, url: string) {
  const mode = new URL(url).searchParams.get('bilder');
  if (mode === 'keine') return undefined;
  const query = mode ? `?modus=${encodeURIComponent(mode)}` : '';
  return {
    configuration: { photosUrl: `${services}/fotodienst/media${query}` },
    sources: { 'connect-src': services, 'img-src': services },
  };
}
