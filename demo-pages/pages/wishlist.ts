import { html } from 'hono/html';
import type { Product } from '../../fixtures/shop/product.ts';
import { artworkUrl } from '../shop/artwork-url.ts';
import type { Page } from './page.ts';
import { priceTag } from './price.ts';

/** @see shop.md 2.4 */
export function wishlistPage(products: readonly Product[]): Page {
  const list = html`<ul class="line-list">
${products.map(
  (product) => html`<li class="line">
  <img src="${artworkUrl(product)}" alt="" width="120" height="120">
  <div class="line-text"><h2><a href="/produkt/${product.slug}">${product.name}</a></h2><p>${product.summary}</p>${priceTag(product)}</div>
  <form method="post" action="/wunschliste/${product.id}/entfernen"><button class="button-plain" type="submit">Entfernen<span class="visually-hidden">: ${product.name}</span></button></form>
</li>
`,
)}</ul>
<form class="page-actions" method="post" action="/warenkorb/wunschliste"><button class="button" type="submit">Alle in den Warenkorb</button></form>`;
  const empty = html`<div class="empty"><p>Keine Produkte in der Wunschliste.</p><p><a class="button" href="/produkte">Zum online shop</a></p></div>`;
  return {
    title: 'Wunschliste',
    main: html`<div class="page-head"><h1>Wunschliste</h1></div>
${products.length > 0 ? list : empty}`,
  };
}
