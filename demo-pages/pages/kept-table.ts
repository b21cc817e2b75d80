import { html } from 'hono/html';
import type { KeptEntry } from '../../fixtures/kept/entry.ts';
import { keptValues } from '../../fixtures/kept/index.ts';
import type { Markup } from '../../fixtures/markup/markup.ts';

const places: Readonly<Record<KeptEntry['where'], string>> = {
  tab: 'in diesem Tab',
  device: 'auf diesem Gerät',
  history: 'im Verlauf dieses Tabs',
  cookie: 'als Cookie',
  database: 'auf diesem Gerät (Datenbank)',
};

const owners: Readonly<Record<KeptEntry['owner'], string>> = {
  device: 'keine Person',
  anyone: 'wer den Tab benutzt',
  shopper: 'von Ihnen',
  guest: 'von Ihnen als Gast',
};

/** A table of all values that Krume stores in the browser, as in docs/reference/kept-values.md. */
export const keptTable =
  (): Markup => html`<p>Was Sie eingeben, bleibt in diesem Tab, bis es angenommen oder bestellt ist. Beim Abmelden wird alles gelöscht, was Sie hier eingegeben oder gestaltet haben. Abgelaufenes löscht die nächste Seite.</p>
<div class="table-scroll" tabindex="0" role="region" aria-label="Was Ihr Browser speichert"><table class="kept">
<thead><tr><th scope="col">Was</th><th scope="col">Von wem</th><th scope="col">Wo</th><th scope="col">Wie lange</th></tr></thead>
<tbody>${keptValues.map(
    ({
      key,
      where,
      owner,
      days,
      contents,
      deletedBy,
    }) => html`<tr><td>${contents.de}<br><code>${key}</code></td><td data-label="Von wem">${owners[owner]}</td><td data-label="Wo">${places[where]}</td><td data-label="Wie lange">${lifetime(days)}${deletedBy.de && html`, oder ${deletedBy.de}`}</td></tr>
`,
  )}</tbody>
</table></div>`;

function lifetime(days: number | undefined): string {
  if (days === undefined) return 'ohne Frist';
  if (days === 1) return '24 Stunden';
  return days < 365 ? `${days} Tage` : `${days / 365} Jahre`;
}
