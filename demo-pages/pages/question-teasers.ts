import { html } from 'hono/html';
import type { Markup } from '../../fixtures/markup/markup.ts';
import { questions } from '../../fixtures/site/questions.ts';

/** The first questions of each topic, linked to their answers. @see site.md 2.15 */
export const questionTeasers = (): Markup => html`<section class="section" aria-labelledby="gut-zu-wissen">
<h2 id="gut-zu-wissen">Häufige Fragen</h2>
<ul class="question-teasers" data-appear="items">${questions
  .flatMap(({ topic, entries }) => entries.slice(0, 2).map((entry) => ({ topic, ...entry })))
  .map(
    ({ topic, id, question, answer }) =>
      html`<li><p class="post-meta">${topic}</p><h3><a href="/fragen#${id}">${question}</a></h3><p>${answer.split(/(?<=[.!?:]) /)[0]?.replace(/:$/, '.')}</p></li>`,
  )}</ul>
<p><a href="/fragen">Alle Fragen</a></p>
</section>`;
