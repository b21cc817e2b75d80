import { html, raw } from 'hono/html';
import type { Markup } from '../../fixtures/markup/markup.ts';
import type { CatalogueEntry } from '../shop/product/catalogue-entry.ts';
import { contract } from './contract.ts';
import type { Page } from './page.ts';
import type { Viewer } from './product-card.ts';

/** The visitor's own widgets, which replace the examples, by widget name */
type Own = Readonly<Record<string, Markup>>;

type Fixture = CatalogueEntry['fixtures'][number];

/** Every widget live, with its markup to copy and its props. */
export function cataloguePage(
  entries: readonly CatalogueEntry[],
  { isCustomer }: Pick<Viewer, 'isCustomer'>,
  own: Own = {},
): Page {
  return {
    title: 'Widget-Katalog',
    description: 'Alle Widgets von Krume zum Ausprobieren und Kopieren, mit Markup, Angaben und Zuständen.',
    isCatalogue: true,
    hasMap: true,
    main: html`<div class="page-head">
  <h1>Widget-Katalog</h1>
  <p>Jedes Widget, wie es auf der Seite lebt, mit dem Markup zum Kopieren und seinen Angaben.</p>
</div>
${
  entries.length === 0
    ? html`<p class="empty">Noch keine Widgets gebaut.</p>`
    : html`<nav class="catalogue-nav" aria-label="Widgets"><ul>${entries.map(({ name, title }) => html`<li><a href="#${name}">${title}</a></li>`)}<li><a href="#vertrag">Regeln für das Markup</a></li></ul></nav>`
}
${entries.map((entry) => catalogueEntry(entry, isCustomer, own[entry.name]))}
${contract()}`,
  };
}

const modes: Readonly<Record<string, string>> = {
  replace: 'tritt an die Stelle des Server-HTML',
  enhance: 'belebt das Server-HTML',
};

function catalogueEntry(entry: CatalogueEntry, isCustomer: boolean, own: Markup | undefined): Markup {
  return html`<section class="catalogue-entry" id="${entry.name}" aria-labelledby="${entry.name}-titel">
<h2 id="${entry.name}-titel">${entry.title}</h2>
<p class="catalogue-description">${entry.description}</p>
<dl class="catalogue-facts">
  <div><dt>Name</dt><dd><code>${entry.name}</code></dd></div>
  <div><dt>Lädt bei</dt><dd><code>${entry.on}</code></dd></div>
  <div><dt>Weise</dt><dd>${modes[entry.mode] ?? entry.mode}</dd></div>
  ${entry.sheet && html`<div><dt>Stylesheet im Kopf</dt><dd><code>${entry.sheet}.css</code></dd></div>`}
</dl>
<div class="catalogue-fixtures">
${entry.fixtures.map((fixture) => figure(fixture, isCustomer, own))}</div>
${entry.props.length > 0 && propsTable(entry)}
${agreements(entry)}
</section>
`;
}

function figure(fixture: Fixture, isCustomer: boolean, own: Markup | undefined): Markup {
  return html`<figure class="catalogue-fixture">
  <figcaption>${fixture.title}</figcaption>
  ${stage(fixture, isCustomer, own)}
  <pre tabindex="0" role="group" aria-label="Markup: ${fixture.title}"><code>${copied(fixture.html)}</code></pre>
  <button class="button-quiet" type="button" data-copy>Markup kopieren</button>
</figure>
`;
}

/** The markup to copy, without blank lines and without the classes of the demo's theme. */
const copied = (markup: string) =>
  markup.replace(/\n\s*(?=\n)/g, '').replace(/ class="(?:button-quiet|lead)"/g, '');

/** The widget itself, or a text that explains why it is not shown. */
function stage({ html: markup, live }: Fixture, isCustomer: boolean, own: Markup | undefined): Markup {
  if (live === 'own' && own) {
    return html`<p class="catalogue-note">Live ist es Ihr eigener Inhalt.</p><div class="catalogue-stage">${own}</div>`;
  }
  if (live === 'nobody') {
    return html`<p class="catalogue-note">Live wie oben: Es zählt, was Sie selbst im Shop haben.</p>`;
  }
  if (live === 'response') {
    return html`<p class="catalogue-note">Nur das Markup: Live springt die Seite zu dieser Meldung.</p>`;
  }
  if ((live === 'customers' || live === 'own') && !isCustomer) {
    return html`<p class="catalogue-note">Zum Ausprobieren bitte <a href="/login?weiter=/widgets">anmelden</a>.</p>`;
  }
  return html`<div class="catalogue-stage">${raw(markup)}</div>`;
}

/** The required markup, the events and the requests of a widget. */
function agreements(entry: CatalogueEntry): Markup {
  return html`<div class="catalogue-rules">${sections.map(([key, title, none]) => {
    const meanings = entry[key];
    if (!meanings) return '';
    const rows = Object.entries(meanings);
    // Not a heading, because examples contain headings of any level
    return html`<article><p class="catalogue-rule">${title}</p>
${
  rows.length > 0
    ? html`<dl>${rows.map(([name, meaning]) => html`<div><dt><code>${name}</code></dt><dd>${meaning}</dd></div>`)}</dl>`
    : html`<p>${none}</p>`
}</article>
`;
  })}</div>`;
}

const sections = [
  ['requiredParts', 'Was im HTML stehen muss', 'Nichts Bestimmtes.'],
  ['slots', 'Teile, die bleiben: data-slot', 'Keine.'],
  ['intents', 'Frühe Klicks: data-widget-intent', 'Keine.'],
  ['events', 'Ereignisse auf document', 'Keine eigenen.'],
  ['calls', 'Aufrufe der Schnittstelle', 'Keine.'],
] as const;

function propsTable({ title, props }: CatalogueEntry): Markup {
  const fields = props.flatMap((prop) => prop.fields ?? []);
  return html`${table(
    `Angaben: ${title}`,
    ['Angabe', 'Wert', 'Pflicht', 'Vorgabe', 'Bedeutung'],
    props.map(({ name, type, required, default: preset, description }) => [
      html`<code>${name}</code>`,
      type,
      yesOrNo(required),
      preset === undefined ? '–' : html`<code>${preset}</code>`,
      description,
    ]),
  )}${
    fields.length > 0
      ? html`<details class="catalogue-fields"><summary>Felder der Listen und Objekte (${fields.length})</summary>${table(
          `Felder: ${title}`,
          ['Feld', 'Wert', 'Pflicht'],
          fields.map(({ path, type, required }) => [html`<code>${path}</code>`, type, yesOrNo(required)]),
        )}</details>`
      : ''
  }`;
}

const yesOrNo = (required: boolean) => (required ? 'ja' : 'nein');

type Cell = Markup | string | undefined;

function table(label: string, heads: readonly string[], rows: readonly (readonly Cell[])[]): Markup {
  return html`<div class="table-scroll" tabindex="0" role="region" aria-label="${label}"><table>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map(
    ([
      first,
      ...others
    ]) => html`<tr><th scope="row">${first}</th>${others.map((cell, index) => html`<td data-label="${heads[index + 1]}">${cell}</td>`)}</tr>
`,
  )}</tbody>
</table></div>`;
}
