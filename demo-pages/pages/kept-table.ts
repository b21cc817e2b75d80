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
  device: 'nicht von einer Person',
  anyone: 'wer den Tab benutzt',
  shopper: 'Ihres',
  guest: 'Ihres als Gast',
};

/** Everything that Krume keeps in the browser, as docs/kept-values.md has it. */
export const keptTable =
  (): Markup => html`<p>Was Sie eingeben, bleibt in diesem Tab, bis es angenommen oder bestellt ist. Beim Abmelden wird alles gelöscht, was Sie hier eingegeben oder gestaltet haben. Abgelaufenes löscht die nächste Seite.</p>
<div class="table-scroll" tabindex="0" role="region" aria-label="Was Ihr Browser speichert"><table class="kept">
<thead><tr><th scope="col">Was</th><th scope="col">Von wem</th><th scope="col">Wo</th><th scope="col">Höchstens</th><th scope="col">Vorher gelöscht</th><th scope="col">Name</th></tr></thead>
<tbody>${keptValues.map(
    ({
      key,
      where,
      owner,
      days,
      holds,
      goes,
    }) => html`<tr><td>${holds.de}</td><td>${owners[owner]}</td><td>${places[where]}</td><td>${lifetime(days)}</td><td>${goes.de || '–'}</td><td><code>${key}</code></td></tr>
`,
  )}</tbody>
</table></div>`;

const lifetime = (days: number | undefined) =>
  days === undefined ? 'ohne Frist' : days === 1 ? '24 Stunden' : `${days} Tage`;
