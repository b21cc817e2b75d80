import { html } from 'hono/html';
import { parse } from 'valibot';
import { locationMap } from '../../fixtures/markup/branch-map.ts';
import { eventTeaser } from '../../fixtures/markup/event-list.ts';
import { specialLine } from '../../fixtures/markup/special-line.ts';
import { Branches } from '../../shared/model/branch.ts';
import { temporal } from '../../shared/rules/dates/temporal.ts';
import { addressLine, directionsUrl } from '../../shared/rules/directions.ts';
import { openBranches } from '../../shared/rules/opening/branch-filter.ts';
import { holidayLines } from '../../shared/rules/opening/holiday-lines.ts';
import { hasValidHours } from '../../shared/rules/opening/hours.ts';
import { openingLines } from '../../shared/rules/opening/opening-lines.ts';
import { branchesText } from '../../shared/text/branches.ts';
import { findEvents, wantedEvents } from '../shop/content/event-calls.ts';
import type { Page } from './page.ts';
import { branchData } from './structured-data.ts';

/** A branch with its map and coming events; undefined for an unknown id. @see site.md 2.12 and 2.13 */
export function branchPage(id: string, branches: readonly object[], now: number): Page | undefined {
  const branch = parse(Branches, branches).find((each) => each.id === id);
  if (!branch) return undefined;
  const { name, subtitle, phone, image } = branch;
  const instant = temporal().Instant.fromEpochMilliseconds(now);
  const isOpen = openBranches([branch])(instant).size > 0;
  const address = addressLine(branch);
  const hours = openingLines(branch.openingTimes);
  const special = holidayLines(branch.holidays, instant);
  const events = findEvents(now, { ...wantedEvents({ limit: '3' }), includePast: false });
  return {
    title: `Filiale ${name}`,
    description: `Die Filiale ${name} der Bäckerei Krume: ${address}, mit Öffnungszeiten, Telefon und Weg.`,
    hasMap: true,
    trail: [['Filialen', '/filialen']],
    picture: image ?? undefined,
    data: (site) => branchData(branch, now, site),
    main: html`<article class="branch-detail narrow" data-location-id="${id}">
  <h1>${name}</h1>
  <p class="lead">${subtitle && html`${subtitle}<br>`}${address}</p>
  <p>${phone && html`<a href="tel:${phone.replaceAll(' ', '')}">${branchesText.phone(phone)}</a> · `}<a href="${directionsUrl(address)}" target="_blank" rel="noopener">${branchesText.directions}</a></p>
  ${image && html`<img class="post-picture" src="${image}" alt="" width="1280" height="720">`}
  ${
    hours.length > 0
      ? html`<section aria-labelledby="zeiten"><h2 id="zeiten">Öffnungszeiten</h2>
  <p><b>${isOpen ? branchesText.openNow : hasValidHours(branch) ? branchesText.closedNow : branchesText.hoursUnknown}</b></p>
  <dl class="branch-hours">${hours.map((line) => html`<dt>${line.days}</dt><dd>${line.hours}</dd>`)}</dl>
  ${special.map(specialLine)}</section>`
      : html`<p>Die Öffnungszeiten erfahren Sie bald hier.</p>`
  }
  ${locationMap({ location: 'page', fallback: `Sie finden uns hier: ${address}.` })}
  <p><a href="/filialen">Alle Filialen</a></p>
</article>
<section class="section" aria-labelledby="naechste-events">
<h2 id="naechste-events">Die nächsten Events</h2>
${eventTeaser({ events })}
<p class="section-more"><a href="/events">Alle Events</a></p>
</section>`,
  };
}
