import { html, raw } from 'hono/html';
import type { Markup } from '../../fixtures/markup/markup.ts';
import type { CatalogueEntry } from '../shop/catalogue-entry.ts';
import type { Page } from './page.ts';

/** Every widget live, its markup to copy, and its props. */
export function cataloguePage(entries: readonly CatalogueEntry[]): Page {
  return {
    title: 'Widget-Katalog',
    isCatalogue: true,
    main: html`<div class="page-head">
  <h1>Widget-Katalog</h1>
  <p>Jedes Widget, wie es auf der Seite lebt, mit dem Markup zum Kopieren und seinen Angaben.</p>
</div>
${
  entries.length === 0
    ? html`<p class="empty">Noch keine Widgets gebaut.</p>`
    : html`<nav aria-label="Widgets"><ul class="chips">${entries.map(({ name, title }) => html`<li><a href="#${name}">${title}</a></li>`)}</ul></nav>`
}
${entries.map(catalogueEntry)}`,
  };
}

function catalogueEntry(entry: CatalogueEntry): Markup {
  return html`<section class="catalogue-entry" id="${entry.name}" aria-labelledby="${entry.name}-titel">
<h2 id="${entry.name}-titel">${entry.title}</h2>
<p>${entry.description}</p>
<p class="catalogue-facts"><code>data-widget="${entry.name}"</code> · ${entry.mode} · lädt bei <code>${entry.on}</code></p>
${entry.fixtures.map(
  ({ title, html: markup }) => html`<figure class="catalogue-fixture">
  <figcaption>${title}</figcaption>
  <div class="catalogue-stage">${raw(markup)}</div>
  <pre tabindex="0" aria-label="Markup: ${title}"><code>${markup}</code></pre>
  <button class="button-quiet" type="button" data-copy hidden>Markup kopieren</button>
</figure>
`,
)}
${entry.props.length > 0 && propsTable(entry)}
</section>
`;
}

function propsTable({ title, props }: CatalogueEntry): Markup {
  return html`<div class="table-scroll" tabindex="0" role="region" aria-label="Angaben: ${title}"><table>
<thead><tr><th scope="col">Angabe</th><th scope="col">Typ</th><th scope="col">Pflicht</th><th scope="col">Vorgabe</th><th scope="col">Bedeutung</th></tr></thead>
<tbody>${props.map(
    (prop) =>
      html`<tr><th scope="row"><code>${prop.name}</code></th><td>${prop.type}</td><td>${prop.required ? 'ja' : 'nein'}</td><td>${prop.default === undefined ? '–' : html`<code>${prop.default}</code>`}</td><td>${prop.description}</td></tr>
`,
  )}</tbody>
</table></div>`;
}
