import { html } from 'hono/html';
import { galleryLightbox } from '../../fixtures/markup/gallery-lightbox.ts';
import { videoHeader } from '../../fixtures/markup/video-header.ts';
import { gallery } from '../../fixtures/site/gallery.ts';
import { films } from '../../fixtures/site/slides.ts';
import type { Page } from './page.ts';

export function galleryPage(): Page {
  return {
    title: 'Galerie',
    description: 'Ein Morgen in der Backstube der Bäckerei Krume, in zwölf Bildern.',
    main: html`<div class="page-head">
  <h1>Galerie</h1>
  <p>Ein Morgen in der Backstube, von fünf Uhr bis zum letzten Zopf.</p>
</div>
${galleryLightbox(gallery)}
<section class="section" aria-labelledby="film">
  <h2 id="film">Mehl und Zeit</h2>
  ${videoHeader(films.flour)}
</section>`,
  };
}
