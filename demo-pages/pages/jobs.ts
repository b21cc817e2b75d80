import { html } from 'hono/html';
import { jobFilter } from '../../fixtures/markup/job-filter.ts';
import { employments, jobs } from '../../fixtures/site/jobs.ts';
import type { Page } from './page.ts';

/** Open jobs of one type; all jobs for an unknown type. @see site.md 2.14 */
export function jobsPage(wanted: string | undefined): Page {
  const type = employments.find(([value]) => value === wanted)?.[0] ?? 'all';
  return {
    title: 'Offene Stellen',
    description: 'Offene Stellen und Lehrstellen der Bäckerei Krume in und um Basel.',
    main: html`<div class="page-head">
  <h1>Offene Stellen</h1>
  <p>Backen, verkaufen, fahren, lernen: Wir sind vierzig und bald ein paar mehr.</p>
</div>
${jobFilter({ jobs, type, url: '/stellen' })}`,
  };
}
