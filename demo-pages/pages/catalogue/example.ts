import { html, raw } from 'hono/html';
import type { Markup } from '../../../fixtures/markup/markup.ts';
import type { CatalogueEntry } from '../../shop/product/catalogue-entry.ts';
import type { Page } from '../page.ts';
import { colourMarkup } from './colour-markup.ts';
import { examplePath, widgetPath, withoutScripts } from './place.ts';
import { playgroundPath } from './playground.ts';

/** Replacements for examples by widget name, such as the cart of the visitor */
export type Own = Readonly<Record<string, Markup>>;

type Fixture = CatalogueEntry['fixtures'][number];

export function example(entry: CatalogueEntry, index: number, isCustomer: boolean): Markup {
  const fixture = entry.fixtures[index];
  if (!fixture) return html``;
  const path = examplePath(entry.name, index);
  const note = noteOf(fixture, isCustomer, entry.name);
  const number = index + 1;
  const shown = note ? withoutScripts(path) : path;
  return html`<section id="beispiel-${number}" aria-labelledby="beispiel-${number}-titel" data-catalogue-example>
<h2 id="beispiel-${number}-titel">${fixture.title}</h2>
${note && html`<p class="catalogue-note">${note}</p>`}
<div class="catalogue-tools">
<fieldset><legend>Breite</legend>
${widths.map(
  (
    [value, label],
    place,
  ) => html`<label><input type="radio" name="breite-${number}" value="${value}"${place === 0 ? ' checked' : ''} autocomplete="off"> ${label}</label>
`,
)}</fieldset>
<label class="catalogue-switch"><input type="checkbox" data-scriptless="${withoutScripts(path)}" data-complete="${path}" data-sandbox="${scriptless}" autocomplete="off"${note ? ' checked' : ''}> Ohne JavaScript</label>
<a href="${path}">Allein öffnen</a>
<a href="${withoutScripts(path)}">Allein, ohne JavaScript</a>
<a href="${path}?krume=debug">Mit Prüfansicht</a>
<a href="${playgroundPath}" data-open-playground>In der Spielwiese öffnen</a>
</div>
<div class="catalogue-frame catalogue-frame-${entry.frame ?? 'middle'}"><iframe src="${shown}" title="Beispiel: ${fixture.title}" loading="lazy"${note ? html` sandbox="${scriptless}"` : ''}></iframe></div>
<figure class="catalogue-code">
<pre tabindex="0" role="group" aria-label="Markup: ${fixture.title}"><code>${colourMarkup(copied(fixture.html))}</code></pre>
<button class="button-quiet" type="button" data-copy>Markup kopieren</button>
</figure>
</section>
`;
}

const widths = [
  ['', 'Ganz'],
  ['320', '320 px'],
  ['768', '768 px'],
  ['1280', '1280 px'],
] as const;

/** All sandbox permissions except scripts. */
const scriptless = 'allow-same-origin allow-forms allow-popups';

/** The markup to copy, without blank lines and without the class names of the demo theme. */
const copied = (markup: string) =>
  markup.replace(/\n\s*(?=\n)/g, '').replace(/ class="(?:button-quiet|lead)"/g, '');

/** Explains why the example shows only the server's HTML. */
function noteOf({ live }: Fixture, isCustomer: boolean, name: string): Markup | undefined {
  if (live === 'nobody') {
    return html`Gezeigt wird das HTML des Servers. Live zählt, was Sie selbst im Shop haben.`;
  }
  if (live === 'response') {
    return html`Gezeigt wird das HTML des Servers. Live springt die Seite zu dieser Meldung.`;
  }
  if (live === 'customers' && !isCustomer) {
    return html`Gezeigt wird das HTML des Servers. Zum Ausprobieren bitte <a href="/login?weiter=${widgetPath(name)}">anmelden</a>.`;
  }
  return undefined;
}

/** Widgets that need the header and footer around the content of a page. */
const ofTheFrame = new Set(['cookie-banner', 'mobile-nav', 'sticky-nav']);

/** A page with one example, which the catalogue shows in a frame. Without scripts, the page shows the server's HTML. */
export function examplePage(
  entry: CatalogueEntry,
  index: number,
  { own, hasScripts }: { own: Own; hasScripts: boolean },
): Page | undefined {
  const fixture = entry.fixtures[index];
  if (!fixture) return undefined;
  const content = fixture.live === 'own' && hasScripts ? own[entry.name] : undefined;
  const markup = hasScripts ? fixture.html : fixture.html.replace(/<\/?noscript>/g, '');
  return {
    title: `${entry.title}: ${fixture.title}`,
    description: `Ein Beispiel aus dem Widget-Katalog, allein auf einer Seite: ${entry.title}, ${fixture.title}.`,
    isUnlisted: true,
    isCatalogue: true,
    hasNoScripts: !hasScripts,
    isBare: !hasScripts || !ofTheFrame.has(entry.name),
    hasMap: /-map$/.test(entry.name),
    hasPhotos: entry.name === 'photo-feed',
    main: html`<h1 class="visually-hidden">${entry.title}</h1>
<h2 class="visually-hidden">${fixture.title}</h2>
<div class="catalogue-stage">${content ?? raw(markup)}</div>`,
  };
}
