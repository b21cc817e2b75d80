import { html } from 'hono/html';
import { collapsible } from '../../fixtures/markup/collapsible.ts';
import { questions } from '../../fixtures/site/questions.ts';
import type { Page } from './page.ts';

export function craftPage(): Page {
  return {
    title: 'Unser Handwerk',
    description: 'Wie in der Backstube der Bäckerei Krume in Basel gearbeitet wird: Teig, Ofen und Menschen.',
    main: html`<div class="narrow prose">
<h1>Unser Handwerk</h1>
<p class="lead">Seit 1924 wird an der Rebgasse jede Nacht gebacken. Um elf beginnt die erste Schicht, um fünf ist das Brot in der Filiale.</p>
<h2>Der Teig</h2>
<p>Schweizer Mehl, Wasser, Salz und Sauerteig. Er ruht bis zu achtzehn Stunden, in Körben aus Holz und in der Kälte.</p>
<h2>Der Ofen</h2>
<p>Unser Steinofen hat zwölf Quadratmeter. Was auf Stein gebacken ist, hat eine Kruste, die man hört.</p>
<h2>Die Menschen</h2>
<p>Vierzig Bäckerinnen, Konditoren und Lernende arbeiten hier. Wie sie es tun, erzählen sie <a href="/blog">aus der Backstube</a>.</p>
</div>`,
  };
}

/** What is asked most, each answer behind its question. */
export function questionsPage(): Page {
  return {
    title: 'Häufige Fragen',
    description: 'Antworten zu Bestellung, Lieferung, Zutaten und Allergenen der Bäckerei Krume.',
    main: html`<div class="narrow prose">
<h1>Häufige Fragen</h1>
${questions.map(
  ({ topic, entries }) => html`<h2>${topic}</h2>
${entries.map(
  ({ id, question, answer }) =>
    html`${collapsible({ title: question, content: html`<p>${answer}</p>`, id, persist: id, className: 'question' })}
`,
)}`,
)}
</div>`,
  };
}
