import { html } from 'hono/html';
import type { Markup } from '../../fixtures/markup/markup.ts';
import type { Faults } from '../shop/server/faults.ts';
import type { BotCheckMode } from '../stand-ins/bot-check/mode.ts';
import type { Frame } from './page.ts';

const delays = [
  ['0', 'keine'],
  ['300', '300 ms'],
  ['3000', '3 Sekunden'],
  ['random', 'zufällig, bis 500 ms'],
] as const;

const modes: [Faults['mode'], string][] = [
  ['ok', 'alles gut'],
  ['500', 'Fehler 500'],
  ['401', 'nicht angemeldet (401)'],
  ['409', 'abgelehnt (409)'],
  ['429', 'zu viele Anfragen (429)'],
  ['504', 'Proxy wartet nicht (504)'],
  ['done-504', 'ausgeführt, dann 504 vom Proxy'],
  ['done-502', 'ausgeführt, dann 502 vom Proxy'],
  ['done-500', 'ausgeführt, dann Fehler 500'],
  ['done-html', 'ausgeführt, HTML statt JSON'],
  ['offline', 'keine Verbindung'],
  ['lost', 'ausgeführt, Antwort verloren'],
  ['empty', 'ausgeführt, leere Antwort'],
  ['malformed', 'ausgeführt, halbes JSON'],
  ['html', 'HTML statt JSON'],
  ['json', 'JSON einer anderen Form'],
];

const checks: readonly [BotCheckMode, string][] = [
  ['ok', 'alles gut'],
  ['slow', 'langsam, 3 Sekunden'],
  ['blocked', 'blockiert'],
  ['hanging', 'antwortet nie'],
  ['none', 'gibt nichts'],
  ['necessary', 'als notwendig erklärt, ohne Frage'],
];

/**
 * Controls that slow down or break the shop for the current visitor. The forms work without JavaScript; `panel.ts`
 * submits them without a reload.
 */
export function demoPanel(
  { faults, sharesPages, isLarge }: Pick<Frame, 'faults' | 'sharesPages' | 'isLarge'>,
  botCheck: BotCheckMode | undefined,
): Markup {
  const hasFaults = faults.mode !== 'ok' || faults.delay !== 0;
  return html`<aside aria-label="Demo-Steuerung"><details class="demo-panel" data-demo-panel>
<summary>Demo<span class="demo-panel-state" data-demo-state>${hasFaults ? ' · gestört' : ''}</span></summary>
<div class="demo-panel-body">
<form method="post" action="/demo/faults" data-demo-form="faults">
  <label>Verzögerung <select name="delay">${delays.map(([value, label]) => choice(value, label, String(faults.delay)))}</select></label>
  <label>Aufrufe <select name="mode">${modes.map(([value, label]) => choice(value, label, faults.mode))}</select></label>
  <label>Nur für <input name="scope" value="${faults.scope}" placeholder="/rest/cart/*" maxlength="200" autocomplete="off" autocapitalize="off" spellcheck="false"></label>
  <label>Wie oft <input name="times" type="number" min="1" max="1000" value="${faults.times ?? ''}" placeholder="immer" inputmode="numeric"></label>
  <button type="submit">Übernehmen</button>
</form>
<form method="post" action="/demo/gone" data-demo-form="gone">
  <label>Ausverkauft <input name="productId" type="number" min="1" placeholder="4711, leer: alles wieder da" inputmode="numeric"></label>
  <button type="submit">Aus dem Sortiment nehmen</button>
</form>
${botCheck && botCheckForm(botCheck)}<form method="post" action="/demo/full" data-demo-form="full">
  <label>Ausgebucht <input name="date" type="date"></label>
  <button type="submit">Tag sperren, leer: alle frei</button>
</form>
<form method="post" action="/demo/shared" data-demo-form="shared">
  <label>Seiten <select name="shared">${choice('', 'für mich gedruckt', sharesPages ? '1' : '')}${choice('1', 'aus einem gemeinsamen Cache', sharesPages ? '1' : '')}</select></label>
  <button type="submit">Art der Seiten einstellen</button>
</form>
<form method="post" action="/demo/size" data-demo-form="size">
  <label>Umfang <select name="size">${choice('', 'wie gewohnt', isLarge ? 'large' : '')}${choice('large', 'gross: 500 Filialen, 2000 Events, 500 Positionen', isLarge ? 'large' : '')}</select></label>
  <button type="submit">Umfang einstellen</button>
</form>
<form method="post" action="/demo/session/end" data-demo-form="session">
  <button type="submit">Sitzung beenden</button>
</form>
<p role="status" data-demo-status></p>
</div>
</details></aside>`;
}

function choice(value: string, label: string, selected: string): Markup {
  return html`<option value="${value}"${value === selected ? html` selected` : ''}>${label}</option>`;
}

const botCheckForm = (
  mode: BotCheckMode,
): Markup => html`<form method="post" action="/demo/bot-check" data-demo-form="botCheck">
  <label>Prüfung gegen Spam <select name="mode">${checks.map(([value, label]) => choice(value, label, mode))}</select></label>
  <button type="submit">Prüfung einstellen</button>
</form>
`;
