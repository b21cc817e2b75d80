import { html, raw } from 'hono/html';
import type { Markup } from '../../fixtures/markup/markup.ts';
import type { CatalogueEntry } from '../shop/catalogue-entry.ts';
import { contract } from './contract.ts';
import type { Page } from './page.ts';
import type { Viewer } from './product-card.ts';

type Fixture = CatalogueEntry['fixtures'][number];

/** Every widget live, its markup to copy, and its props. */
export function cataloguePage(
  entries: readonly CatalogueEntry[],
  { isCustomer }: Pick<Viewer, 'isCustomer'>,
): Page {
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
    : html`<nav class="catalogue-nav" aria-label="Widgets"><ul>${entries.map(({ name, title }) => html`<li><a href="#${name}">${title}</a></li>`)}<li><a href="#vertrag">Regeln für das Markup</a></li></ul></nav>`
}
${entries.map((entry) => catalogueEntry(entry, isCustomer))}
${contract()}`,
  };
}

const modes: Readonly<Record<string, string>> = {
  replace: 'tritt an die Stelle des Server-HTML',
  enhance: 'belebt das Server-HTML',
};

function catalogueEntry(entry: CatalogueEntry, isCustomer: boolean): Markup {
  return html`<section class="catalogue-entry" id="${entry.name}" aria-labelledby="${entry.name}-titel">
<h2 id="${entry.name}-titel">${entry.title}</h2>
<p class="catalogue-description">${entry.description}</p>
<dl class="catalogue-facts">
  <div><dt>Name</dt><dd><code>${entry.name}</code></dd></div>
  <div><dt>Lädt bei</dt><dd><code>${entry.on}</code></dd></div>
  <div><dt>Weise</dt><dd>${modes[entry.mode] ?? entry.mode}</dd></div>
</dl>
<div class="catalogue-fixtures">
${entry.fixtures.map((fixture) => figure(fixture, isCustomer))}</div>
${entry.props.length > 0 && propsTable(entry)}
</section>
`;
}

function figure(fixture: Fixture, isCustomer: boolean): Markup {
  return html`<figure class="catalogue-fixture">
  <figcaption>${fixture.title}</figcaption>
  ${stage(fixture, isCustomer)}
  <pre tabindex="0" role="group" aria-label="Markup: ${fixture.title}"><code>${fixture.html}</code></pre>
  <button class="button-quiet" type="button" data-copy>Markup kopieren</button>
</figure>
`;
}

/** The widget itself, or why it is not here. */
function stage({ html: markup, live }: Fixture, isCustomer: boolean): Markup {
  if (live === 'nobody') {
    return html`<p class="catalogue-note">Live wie oben: Es zählt, was Sie selbst im Shop haben.</p>`;
  }
  if (live === 'customers' && !isCustomer) {
    return html`<p class="catalogue-note">Zum Ausprobieren bitte <a href="/login?weiter=/widgets">anmelden</a>.</p>`;
  }
  return html`<div class="catalogue-stage">${raw(markup)}</div>`;
}

function propsTable({ title, props }: CatalogueEntry): Markup {
  return html`<div class="table-scroll" tabindex="0" role="region" aria-label="Angaben: ${title}"><table>
<thead><tr><th scope="col">Angabe</th><th scope="col">Wert</th><th scope="col">Pflicht</th><th scope="col">Vorgabe</th><th scope="col">Bedeutung</th></tr></thead>
<tbody>${props.map(
    (prop) =>
      html`<tr><th scope="row"><code>${prop.name}</code></th><td>${prop.type}</td><td>${prop.required ? 'ja' : 'nein'}</td><td>${prop.default === undefined ? '–' : html`<code>${prop.default}</code>`}</td><td>${prop.description}</td></tr>
`,
  )}</tbody>
</table></div>`;
}
