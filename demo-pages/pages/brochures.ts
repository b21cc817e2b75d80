import { html } from 'hono/html';
import type { Markup } from '../../fixtures/markup/markup.ts';
import { productPicture } from '../shop/product/artwork.ts';

const entries = [
  {
    file: 'torten',
    title: 'Torten für Feste',
    picture: 'geburtstagstorte/fenster',
    text: 'Grössen, Füllungen und Preise.',
  },
  {
    file: 'apero',
    title: 'Apéro und Platten',
    picture: 'aperoplatte/fenster',
    text: 'Was es für zehn Gäste braucht.',
  },
  {
    file: 'weihnachten',
    title: 'Weihnachten',
    picture: 'basler-laeckerli/fenster',
    text: 'Läckerli, Grättimaa und Stollen, und wann wir offen haben.',
  },
] as const;

/** Brochures that fade in when the shopper scrolls to them. @see site.md 2.17 */
export const brochures = (): Markup => html`<section class="section" aria-labelledby="prospekte">
<h2 id="prospekte">Prospekte</h2>
<ul class="brochures" data-appear="items">${entries.map(
  ({ file, title, picture, text }) =>
    html`<li><img src="${productPicture({ slug: picture })}" alt="" width="800" height="800" loading="lazy"><h3><a href="/artwork/broschueren/${file}.pdf" type="application/pdf" download>${title}</a></h3><p>${text}</p><p class="post-meta">PDF, 2 Seiten</p></li>`,
)}</ul>
</section>`;
