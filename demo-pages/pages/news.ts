import { html } from 'hono/html';
import { headerSlider } from '../../fixtures/markup/header-slider.ts';
import { photoFeed } from '../../fixtures/markup/photo-feed.ts';
import { slides } from '../../fixtures/site/slides.ts';
import type { Page } from './page.ts';

/** News as slides. The query parameter `takt` sets the milliseconds per slide. @see site.md 2.17 */
export function newsPage({ takt = '', layout = '' }: Readonly<Record<string, string>>): Page {
  return {
    title: 'Aktuell',
    description: 'Was es in der Bäckerei Krume Neues gibt: Torten, Brote und Bilder aus der Backstube.',
    hasPhotos: true,
    main: html`<div class="page-head">
  <h1>Aktuell</h1>
  <p>Was es bei uns Neues gibt.</p>
</div>
${headerSlider({ label: 'Aktuell bei uns', slides, interval: /^\d+$/.test(takt) ? Number(takt) : undefined })}
<section class="section" aria-labelledby="bilder">
  <h2 id="bilder">#krume</h2>
  ${photoFeed({
    layout: layout === 'grid' ? 'grid' : 'strip',
    fallback: html`Mehr Bilder aus der Backstube stehen auf <a href="https://www.instagram.com/">Instagram</a>.`,
  })}
</section>`,
  };
}
