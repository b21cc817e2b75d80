import { html } from 'hono/html';
import { branchList } from '../../fixtures/markup/branch-list.ts';
import { branchMap } from '../../fixtures/markup/branch-map.ts';
import type { BranchFilter } from '../../shared/rules/opening/branch-filter.ts';
import { branchFormText } from '../../shared/text/branches.ts';
import type { Page } from './page.ts';

/** The list of branches. @see site.md 2.12 */
export function branchesPage(
  { zip, ...filter }: BranchFilter & { zip: string },
  branches: readonly object[],
  now: number,
): Page {
  return {
    title: 'Filialen',
    description: 'Alle Filialen der Bäckerei Krume in und um Basel, mit Öffnungszeiten, Telefon und Weg.',
    hasMap: true,
    main: html`<div class="page-head">
  <h1>Filialen</h1>
  <p>${branches.length} Filialen mit frischem Brot, in und um Basel.</p>
</div>
<div class="branches">
<div class="branches-list" id="liste">
<p class="branches-jump"><a href="#karte">Zur Karte</a></p>
${branchList({ branches, filter, zip, url: '/filialen', now, pageOf: (id) => `/filialen/${id}` })}
</div>
<div class="branches-map" id="karte">
${branchMap({ fallback: 'Alle Filialen stehen mit Adresse, Öffnungszeiten und Weg in der Liste.' })}
<p class="branches-jump"><a href="#liste">Zur Liste</a></p>
</div>
</div>`,
  };
}

/** Reads the filter from the URL. An unknown kind and an invalid zip are ignored. */
export const branchFilter = (query: Readonly<Record<string, string>>): BranchFilter & { zip: string } => ({
  zip: /^\d{4}$/.test(query.plz ?? '') ? (query.plz ?? '') : '',
  kind: Object.hasOwn(branchFormText.kinds, query.art ?? '') ? (query.art ?? '') : '',
  openNow: query.offen === '1',
});
