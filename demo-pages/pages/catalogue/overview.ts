import { html } from 'hono/html';
import type { Markup } from '../../../fixtures/markup/markup.ts';
import { widgetGroups } from '../../../fixtures/widget-groups.ts';
import type { CatalogueEntry } from '../../shop/product/catalogue-entry.ts';
import type { Page } from '../page.ts';
import { contract } from './contract.ts';
import { widgetPath } from './place.ts';
import { playgroundPath } from './playground.ts';

/** All widgets by group, with a search in names, keywords and descriptions. `term` is the search term. */
export function overviewPage(entries: readonly CatalogueEntry[], term = ''): Page {
  const found = entries.filter((entry) => matches(entry, term));
  return {
    title: 'Widget-Katalog',
    description: 'Alle Widgets von Krume zum Ausprobieren und Kopieren, mit Markup, Angaben und Zuständen.',
    isCatalogue: true,
    main: html`<div class="page-head">
  <h1>Widget-Katalog</h1>
  <p>Jedes Widget, wie es auf der Seite lebt, mit dem Markup zum Kopieren und seinen Angaben. Eigenes Markup prüfen Sie in der <a href="${playgroundPath}">Spielwiese</a>.</p>
</div>
${entries.length === 0 ? html`<p class="empty">Noch keine Widgets gebaut.</p>` : search(found.length, term)}
<div data-catalogue-groups>
${groupsOf(found).map(([title, group]) => overviewGroup(title, group))}</div>
${contract()}`,
  };
}

const search = (
  count: number,
  term: string,
): Markup => html`<form class="catalogue-search" action="/widgets" role="search" aria-label="Widgets" data-catalogue-search>
<label for="widget-suche">Widget suchen</label>
<input type="search" id="widget-suche" name="suche" value="${term}" placeholder="Herz, heart-toggle, Filialen …" autocomplete="off">
<button class="button-quiet" type="submit">Suchen</button>
<p role="status">${countText(count)}</p>
</form>`;

const countText = (count: number) => (count === 1 ? '1 Widget' : `${count} Widgets`);

/** The text of a widget that the search compares with the words of the search term */
const searchText = ({ name, title, words, description, use }: CatalogueEntry): string =>
  [name, title, ...words, description, use].join(' ').toLowerCase();

/** Whether the search text of a widget contains every word of the search term. */
const matches = (entry: CatalogueEntry, term: string): boolean =>
  term
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searchText(entry).includes(word));

// Old links point to a widget's id on this page. The catalogue's script then opens the page of that widget
const overviewGroup = (
  title: string,
  group: readonly CatalogueEntry[],
): Markup => html`<section class="catalogue-group">
<h2>${title}</h2>
<ul>
${group.map(
  (entry) => html`<li id="${entry.name}" data-search="${searchText(entry)}">
<h3><a href="${widgetPath(entry.name)}">${entry.title}</a></h3>
<p><code>${entry.name}</code></p>
<p>${entry.use}</p>
</li>
`,
)}</ul>
</section>
`;

/** The title and the widgets of each group, without empty groups. */
function groupsOf(entries: readonly CatalogueEntry[]) {
  return Object.entries(widgetGroups)
    .map(([key, title]) => [title, entries.filter(({ group }) => group === key)] as const)
    .filter(([, group]) => group.length > 0);
}

/** The navigation on every page of the catalogue. `current` is the name of the shown widget. */
export function catalogueNavigation(entries: readonly CatalogueEntry[], current: string): Markup {
  return html`<nav class="catalogue-nav" aria-label="Widgets">
<p><a href="/widgets">Alle Widgets</a></p>
${groupsOf(entries).map(
  ([title, group]) => html`<details${group.some(({ name }) => name === current) ? ' open' : ''}>
<summary>${title}</summary>
<ul>${group.map(({ name, title }) => html`<li><a href="${widgetPath(name)}"${name === current ? html` aria-current="page"` : ''}>${title}</a></li>`)}</ul>
</details>
`,
)}<p><a href="/widgets#vertrag">Regeln für das Markup</a></p>
</nav>`;
}
