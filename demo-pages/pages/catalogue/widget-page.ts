import { html } from 'hono/html';
import type { Markup } from '../../../fixtures/markup/markup.ts';
import type { CatalogueEntry } from '../../shop/product/catalogue-entry.ts';
import type { Page } from '../page.ts';
import type { Viewer } from '../product-card.ts';
import { example } from './example.ts';
import { catalogueNavigation } from './overview.ts';
import { agreements, propsTables } from './tables.ts';

/** A widget's page in the catalogue: use, states, props, and required markup, events and requests. */
export function widgetPage(
  entry: CatalogueEntry,
  entries: readonly CatalogueEntry[],
  { isCustomer }: Pick<Viewer, 'isCustomer'>,
): Page {
  const { name, title } = entry;
  const examples = entry.fixtures.map((_, index) => example(entry, index, isCustomer));
  return {
    title: `${title} (${name})`,
    description: `${entry.use} Mit Beispielen, Markup und allen Angaben.`,
    trail: [['Widget-Katalog', '/widgets']],
    isCatalogue: true,
    hasFrames: true,
    main: html`<div class="catalogue">
<div class="catalogue-main">
<nav class="breadcrumb" aria-label="Pfad"><ol><li><a href="/widgets">Widget-Katalog</a></li><li aria-current="page">${title}</li></ol></nav>
<div class="page-head"><h1>${title}</h1>
<p>${entry.description}</p></div>
${facts(entry)}
<div class="catalogue-advice">
<section><h2>Wofür</h2><p>${entry.use}</p></section>
<section><h2>Wann nicht</h2><p>${entry.avoid}</p></section>
</div>
<div class="catalogue-examples"${examples.length > 1 ? html` data-widget="product-tabs"` : ''}>${examples}</div>
<h2>Angaben</h2>
${propsTables(entry)}
<h2>HTML, Ereignisse und Aufrufe</h2>
${agreements(entry)}
<h2>Zugänglichkeit</h2>
<p>${entry.access}</p>
<h2>Seiten aus einem gemeinsamen Cache</h2>
<p>${entry.shared ?? 'Nichts an diesem Widget hängt von der Besucherin ab: Sein HTML ist für alle dasselbe.'}</p>
</div>
${catalogueNavigation(entries, name)}
</div>`,
  };
}

const modes: Readonly<Record<string, string>> = {
  replace: 'tritt an die Stelle des Server-HTML',
  enhance: 'belebt das Server-HTML',
};

const facts = (entry: CatalogueEntry): Markup => html`<dl class="catalogue-facts">
<div><dt>Name</dt><dd><code>${entry.name}</code></dd></div>
<div><dt>Auch gesucht als</dt><dd>${entry.words.join(', ')}</dd></div>
<div><dt>Lädt bei</dt><dd><code>${entry.on}</code></dd></div>
<div><dt>Weise</dt><dd>${modes[entry.mode] ?? entry.mode}</dd></div>
${entry.sheet && html`<div><dt>Stylesheet im Kopf</dt><dd><code>${entry.sheet}.css</code></dd></div>`}
</dl>
`;
