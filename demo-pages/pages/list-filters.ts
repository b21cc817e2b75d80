import { html } from 'hono/html';
import { collapsible } from '../../fixtures/markup/collapsible.ts';
import type { Markup } from '../../fixtures/markup/markup.ts';
import type { offerFilters } from '../shop/product/list-filters.ts';

/** The filters beside a product list, as links that work without JavaScript. @see site.md 2.7 */
export function sideFilters(
  groups: ReturnType<typeof offerFilters>,
  urlOf: (chosen: Readonly<Record<string, string>>) => string,
): Markup {
  return html`<nav class="list-filters" id="filter" aria-label="Filter">
${groups.map(
  ({ title, filters }) =>
    html`${collapsible({
      title,
      isOpen: true,
      persist: `filter-${title.toLowerCase()}`,
      content: html`<ul>${filters.map(
        ({ label, count, isChosen, next }) =>
          html`<li><a href="${urlOf(next)}"${isChosen ? html` aria-current="true"` : ''}>${label} <span>(${count})</span></a></li>`,
      )}</ul>`,
    })}
`,
)}</nav>`;
}
