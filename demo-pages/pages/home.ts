import { html } from 'hono/html';
import { contentEffects } from '../../fixtures/markup/content-effects.ts';
import { categories } from '../../fixtures/shop/categories.ts';
import type { Product } from '../../fixtures/shop/product.ts';
import { productPicture } from '../shop/product/artwork.ts';
import { softHyphens } from '../shop/server/soft-hyphens.ts';
import type { Page } from './page.ts';
import { productRow, type Viewer } from './product-card.ts';

const favourites = [
  'ruchbrot',
  'zopf-nach-mass',
  'buttergipfeli',
  'geburtstagstorte',
  'rueeblitorte',
  'basler-laeckerli',
  'aperoplatte',
  'mini-sandwich',
];
/** Slug of the product whose picture represents a category, by slug of the category */
const pictured: Record<(typeof categories)[number]['slug'], string> = {
  brote: 'basler-brot',
  kleingebaeck: 'laugenbrezel',
  'torten-kuchen': 'schwarzwaeldertorte',
  suesses: 'himbeer-cupcake',
  apero: 'chaeschueechli',
};

const occasions = [
  {
    href: '/produkt/geburtstagstorte',
    picture: 'geburtstagstorte/abend',
    name: 'Der Geburtstag',
    text: 'Eine Torte in Ihrer Grösse, mit Ihrem Text und Ihrem Foto',
  },
  {
    href: '/produkt/fruehstueckskorb',
    picture: 'fruehstueckskorb/fenster',
    name: 'Der Sonntagmorgen',
    text: 'Gipfeli, Weggli und Konfitüre, an Ihre Tür gebracht',
  },
  {
    href: '/produkt/aperoplatte',
    picture: 'aperoplatte/brett',
    name: 'Der Apéro',
    text: 'Platten für Gäste, klassisch, vegetarisch oder mit Fisch',
  },
];

export function homePage(products: readonly Product[], viewer: Viewer): Page {
  return {
    title: 'Brot, Torten und Apéro aus Basel',
    description: 'Frisches Brot, Torten und Apéro online bestellen: geliefert, per Post oder in der Filiale.',
    main: contentEffects(html`<section class="hero">
  <div class="hero-text">
    <p class="eyebrow">Seit 1924 in Basel</p>
    <h1>Gutes Brot braucht Zeit. Bestellen geht schnell.</h1>
    <p>Bis 15:30 Uhr bestellt, am nächsten Morgen auf dem Tisch: mit dem Kurier, per Post oder in Ihrer Filiale.</p>
    <p class="hero-actions"><a class="button" href="/produkte">Zum Online Shop</a> <a class="button button-quiet" href="/produkte/torten-kuchen">Torten ansehen</a></p>
  </div>
  <img class="hero-picture" src="/artwork/hero.svg" alt="" width="1200" height="900" fetchpriority="high">
</section>
<section class="section" aria-labelledby="lieblinge">
  <div class="section-head"><h2 id="lieblinge">Lieblinge aus der Backstube</h2> <a href="/produkte">Ganzes Sortiment ansehen</a></div>
  ${productRow(
    'Lieblinge aus der Backstube',
    products.filter(({ slug }) => favourites.includes(slug)),
    viewer,
  )}
</section>
<section class="section" aria-labelledby="sortiment">
  <h2 id="sortiment">Unser Sortiment</h2>
  <ul class="category-grid" data-appear="items">
    ${categories.map(
      ({ slug, name, text }) => html`<li><a class="category-card" href="/produkte/${slug}">
      <img src="${productPicture({ slug: pictured[slug] })}" alt="" width="800" height="800" loading="lazy">
      <span class="category-card-text"><b>${softHyphens(name)}</b> <span>${text}</span></span>
    </a></li>
    `,
    )}
  </ul>
</section>
<section class="section" aria-labelledby="anlaesse">
  <h2 id="anlaesse">Für besondere Tage</h2>
  <ul class="occasions" data-appear="items">
    ${occasions.map(
      ({ href, picture, name, text }) => html`<li><a class="occasion" href="${href}">
      <img src="${productPicture({ slug: picture })}" alt="" width="800" height="800" loading="lazy">
      <span class="occasion-text"><b>${softHyphens(name)}</b> <span>${text}</span></span>
    </a></li>
    `,
    )}
  </ul>
</section>
<section class="section story" aria-labelledby="handwerk" data-appear>
  <img src="${productPicture({ slug: 'backstube/nacht' })}" alt="" width="800" height="800" loading="lazy">
  <div class="story-text">
    <p class="eyebrow">Unser Handwerk</p>
    <h2 id="handwerk">Um elf Uhr nachts beginnt unser Tag</h2>
    <p>Dann kommen die Brote aus den Körben, in denen sie seit dem Vortag geruht haben, und auf den heissen Stein. Um fünf sind sie in der Filiale oder auf dem Weg zu Ihnen.</p>
    <p><a class="button button-quiet" href="/backstube">So backen wir</a></p>
  </div>
</section>
<section class="section promises" aria-label="Unsere Versprechen" data-appear="items">
  <p><b>Lange Teigruhe</b> Bis zu achtzehn Stunden, für Geschmack und Bekömmlichkeit.</p>
  <p><b>Schweizer Mehl</b> Aus Mühlen im Baselbiet und im Fricktal.</p>
  <p><b>Frisch geliefert</b> Kurier ab 05:00 Uhr, an jedem Tag der Woche.</p>
</section>`),
  };
}
