import { html } from 'hono/html';
import type { Markup } from '../../../fixtures/markup/markup.ts';
import type { CatalogueEntry } from '../../shop/product/catalogue-entry.ts';

/** A table of a widget's props, and a table for each list and object among them. */
export function propsTables({ title, props }: CatalogueEntry): Markup {
  if (props.length === 0) return html`<p>Dieses Widget hat keine Angaben: Es liest nur sein HTML.</p>`;
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

/** Allows line breaks after the slashes of a path. */
const breakable = (path: string): Markup =>
  html`${path.split(/(?<=\/)/).map((part, index) => (index > 0 ? html`<wbr>${part}` : part))}`;

const sections = [
  ['requiredParts', 'Was im HTML stehen muss', 'Nichts Bestimmtes.'],
  ['slots', 'Teile, die bleiben: data-slot', 'Keine.'],
  ['intents', 'Frühe Klicks: data-widget-intent', 'Keine.'],
  ['events', 'Ereignisse auf document', 'Keine eigenen.'],
  ['calls', 'Aufrufe der Schnittstelle', 'Keine.'],
] as const;

/** The required markup, the events and the requests of a widget. */
export function agreements(entry: CatalogueEntry): Markup {
  return html`<div class="catalogue-rules">${sections.map(([key, title, none]) => {
    const meanings = entry[key];
    if (!meanings) return '';
    const rows = Object.entries(meanings);
    return html`<article><h3>${title}</h3>
${
  rows.length > 0
    ? html`<dl>${rows.map(([name, meaning]) => html`<div><dt><code>${breakable(name)}</code></dt><dd>${meaning}</dd></div>`)}</dl>`
    : html`<p>${none}</p>`
}</article>
`;
  })}</div>`;
}
