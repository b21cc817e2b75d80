import { html } from 'hono/html';
import type { Markup } from '../../../fixtures/markup/markup.ts';

const strategies = [
  ['load', 'sofort'],
  ['idle', 'sobald der Browser Zeit hat, spätestens nach zwei Sekunden'],
  ['visible', 'sobald es ins Bild kommt'],
  ['visible(200px)', 'sobald es dem Bild so nahe kommt'],
  ['interaction', 'sobald jemand darauf zeigt, klickt oder den Fokus hineinsetzt'],
  ['media(…)', 'solange die Media Query zutrifft, etwa media((min-width: 60em))'],
] as const;

const states = [
  ['waiting', 'wartet auf seine Bedingung'],
  ['loading', 'wird geladen'],
  ['ready', 'lebt'],
  ['failed', 'ist ausgefallen: Es bleibt beim HTML des Servers'],
  ['unknown', 'ein Name, den es nicht gibt, meist ein Tippfehler'],
] as const;

const structured = `<section data-widget="…">
  <script type="application/json" data-widget-props>
    {"items": [{"id": 4711}]}
  </script>
  …
</section>`;

const slots = `<div data-widget="…">
  <div data-slot="intro">…</div>
</div>`;

const intent = `<button type="button" data-widget-intent="toggle">
  …
</button>`;

/** A summary of the markup rules, for authors of pages. */
export function contract(): Markup {
  return html`<section class="catalogue-entry" id="vertrag" aria-labelledby="vertrag-titel">
<h2 id="vertrag-titel">Regeln für das Markup</h2>
<p class="catalogue-description">Ein Element mit <code>data-widget</code> wird zum Widget. Was darin steht, sieht man ohne JavaScript, bis das Widget bereit ist, und wieder, wenn es ausfällt. Einfache Angaben sind <code>data-*</code>-Attribute.</p>
<div class="catalogue-rules">
<article><h3>Wann es lädt</h3>
<p><code>data-widget-on</code> geht dem Katalog vor. Mehrere Bedingungen, durch Leerzeichen getrennt, müssen alle zutreffen.</p>
${list(strategies)}</article>
<article><h3>Wie es ihm geht</h3>
<p><code>data-widget-state</code> steht am Element, sobald die Seite lebt.</p>
${list(states)}</article>
<article><h3>Angaben mit Struktur</h3>
<p>Listen und Objekte stehen als JSON in <code>data-widget-props</code>.</p>
${sample('Angaben mit Struktur', structured)}</article>
<article><h3>Teile, die bleiben</h3>
<p>Was mit <code>data-slot</code> bezeichnet ist, zieht in das Widget um, statt ersetzt zu werden. Steht im Widget etwas, das es nicht kennt und wegnehmen würde, startet es nicht: Es bleibt beim HTML des Servers, und die Konsole nennt den Grund.</p>
${sample('Teile, die bleiben', slots)}</article>
<article><h3>Klicks, die zu früh kommen</h3>
<p>Ein Klick auf einen Knopf mit <code>data-widget-intent</code> wird nachgeholt, genau einmal. Links und Formulare tun, was sie ohne JavaScript tun.</p>
${sample('Klicks, die zu früh kommen', intent)}</article>
<article><h3>Lange Wörter</h3>
<p>Nicht jeder Browser kann deutsche Wörter trennen. <code>&amp;shy;</code> im Titel sagt ihm, wo: <code>Frühstücks&amp;shy;korb</code>. Zu sehen ist es nur, wo getrennt wird. Die Widgets lassen es stehen, auch im Namen, den die Schnittstelle schickt, und im <code>data-name</code> eines Bestellformulars; vorgelesen wird er ohne. In das <code>data-name</code> eines Herzens gehört es nicht.</p></article>
<article><h3>Was nicht stimmt</h3>
<p>Die Prüfansicht zeigt auf jeder Seite, welches Widget wo steht, wann es geladen hat und was im Markup falsch ist: <code>?krume=debug</code> an die Adresse hängen.</p>
<p><a class="button-quiet" href="/widgets?krume=debug">Prüfansicht einschalten</a></p></article>
</div>
</section>`;
}

function list(rows: readonly (readonly [string, string])[]): Markup {
  return html`<dl>${rows.map(([term, text]) => html`<div><dt><code>${term}</code></dt><dd>${text}</dd></div>`)}</dl>`;
}

function sample(title: string, code: string): Markup {
  return html`<pre tabindex="0" role="group" aria-label="Beispiel: ${title}"><code>${code}</code></pre>`;
}
