import { html } from 'hono/html';
import type { Page } from '../page.ts';

export const playgroundPath = '/widgets/spielwiese';
export const previewPath = `${playgroundPath}/vorschau`;

/** An editor for markup. It lists mistakes in the markup and shows a preview. */
export const playgroundPage = (): Page => ({
  title: 'Spielwiese',
  description: 'Markup einer Vorlage einfügen, live ansehen und Fehler beheben, ohne etwas zu senden.',
  trail: [['Widget-Katalog', '/widgets']],
  isCatalogue: true,
  hasFrames: true,
  playground: 'editor',
  main: html`<nav class="breadcrumb" aria-label="Pfad"><ol><li><a href="/widgets">Widget-Katalog</a></li><li aria-current="page">Spielwiese</li></ol></nav>
<div class="page-head"><h1>Spielwiese</h1>
<p>Fügen Sie das HTML einer Vorlage ein. Daneben sehen Sie es live, darunter die Fehler, die <code>krume check</code> findet. Mit der Prüfansicht kommen jene dazu, die erst auf der Seite zu sehen sind. Nichts davon wird gesendet; die Adresse dieser Seite enthält das Markup.</p></div>
<noscript><p class="notice notice-error">Die Spielwiese braucht JavaScript. Ohne JavaScript prüft <code>npx krume check</code> Ihre Vorlagen, auf Ihrem Rechner.</p></noscript>
<div class="playground">
<section aria-labelledby="spielwiese-markup"><h2 id="spielwiese-markup">Markup</h2>
<div class="playground-editor" data-playground="editor"></div>
<p class="playground-hint">Mit der Tabulatortaste verlassen Sie das Feld.</p>
</section>
<section class="playground-findings" aria-labelledby="spielwiese-fehler"><h2 id="spielwiese-fehler">Fehler</h2>
<p role="status" data-playground="status"></p>
<p data-playground="start">Ein Beispiel zum Anfangen: auf der Seite jedes Widgets im <a href="/widgets">Katalog</a> steht «In der Spielwiese öffnen».</p>
<ul data-playground="findings"></ul>
<p class="notice notice-error" data-playground="address" hidden></p>
</section>
<section aria-labelledby="spielwiese-vorschau"><h2 id="spielwiese-vorschau">Vorschau</h2>
<div class="catalogue-frame playground-frame"><iframe src="${previewPath}" title="Vorschau" sandbox="allow-scripts allow-same-origin allow-forms" data-playground="preview"></iframe></div>
<label class="playground-overlay"><input type="checkbox" data-playground="overlay" autocomplete="off"> Mit Prüfansicht</label>
</section>
</div>`,
});

/** The page in the preview frame of the playground. Its script inserts the typed markup. */
export const previewPage = (): Page => ({
  title: 'Vorschau der Spielwiese',
  description: 'Die Vorschau der Spielwiese, in ihrem Rahmen.',
  isUnlisted: true,
  isBare: true,
  playground: 'preview',
  main: html`<h1 class="visually-hidden">Vorschau</h1>
<div class="catalogue-stage"></div>`,
});
