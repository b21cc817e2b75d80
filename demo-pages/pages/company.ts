import { html } from 'hono/html';
import { collapsible } from '../../fixtures/markup/collapsible.ts';
import { contentEffects } from '../../fixtures/markup/content-effects.ts';
import { questionsData } from '../../fixtures/markup/data/questions-data.ts';
import { testimonials } from '../../fixtures/markup/testimonials.ts';
import { questions } from '../../fixtures/site/questions.ts';
import { quotes } from '../../fixtures/site/testimonials.ts';
import { productPicture } from '../shop/product/artwork.ts';
import { brochures } from './brochures.ts';
import type { Page } from './page.ts';
import { questionTeasers } from './question-teasers.ts';

export function craftPage(): Page {
  return {
    title: 'Unser Handwerk',
    description: 'Wie in der Backstube der Bäckerei Krume in Basel gearbeitet wird: Teig, Ofen und Menschen.',
    main: contentEffects(html`<div class="page-head">
<h1>Unser Handwerk</h1>
<p>Seit 1924 wird an der Rebgasse jede Nacht gebacken. Um elf beginnt die erste Schicht, um fünf ist das Brot in der Filiale.</p>
<ul class="jump-links">${chapters.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}<li><a href="#nacht">Eine Nacht</a></li></ul>
</div>
${chapters.map(
  ({ id, title, picture, text }) => html`<section class="chapter" aria-labelledby="${id}" data-appear>
  <img src="${productPicture({ slug: picture })}" alt="" width="800" height="800" loading="lazy">
  <div><h2 id="${id}">${title}</h2>${text}</div>
</section>
`,
)}<section class="section" aria-labelledby="nacht">
<h2 id="nacht">Eine Nacht in der Backstube</h2>
<ol class="night" data-appear="items">${night.map(([time, what]) => html`<li><time>${time}</time> ${what}</li>`)}</ol>
</section>
<section class="section" aria-labelledby="stimmen">
<h2 id="stimmen">Was unsere Gäste sagen</h2>
${testimonials({ label: 'Was unsere Gäste sagen', quotes })}
</section>
${brochures()}
${questionTeasers()}`),
  };
}

const chapters = [
  {
    id: 'teig',
    title: 'Der Teig',
    picture: 'backstube/teig',
    text: html`<p>Schweizer Mehl, Wasser, Salz und Sauerteig. Er ruht bis zu achtzehn Stunden, in Körben aus Holz und in der Kälte.</p><p>Mehr ist nicht darin, und mehr braucht es nicht. Den Geschmack macht die Zeit.</p>`,
  },
  {
    id: 'ofen',
    title: 'Der Ofen',
    picture: 'backstube/ofen',
    text: html`<p>Unser Steinofen hat zwölf Quadratmeter. Was auf Stein gebacken ist, hat eine Kruste, die man hört.</p><p>Die ersten zehn Minuten mit viel Dampf, damit sie reissen darf.</p>`,
  },
  {
    id: 'menschen',
    title: 'Die Menschen',
    picture: 'backstube/menschen',
    text: html`<p>Vierzig Bäckerinnen, Konditoren und Lernende arbeiten hier. Wie sie es tun, erzählen sie <a href="/blog">aus der Backstube</a>.</p>`,
  },
] as const;

const night = [
  ['23:00', 'Der Vorteig von gestern kommt in die Knetmaschine.'],
  ['00:30', 'Von Hand geformt, in Körbe gelegt, noch einmal Ruhe.'],
  ['02:00', 'Die ersten Brote auf dem Stein; nebenan entstehen Torten.'],
  ['04:00', 'Gipfeli und Weggli, damit sie warm in der Filiale ankommen.'],
  ['05:00', 'Die Kuriere fahren los.'],
] as const;

export function questionsPage(): Page {
  return {
    title: 'Häufige Fragen',
    description: 'Antworten zu Bestellung, Lieferung, Zutaten und Allergenen der Bäckerei Krume.',
    data: () => questionsData(questions.flatMap(({ entries }) => entries)),
    main: contentEffects(html`<div class="narrow prose">
<h1>Häufige Fragen</h1>
<ul class="jump-links">${questions.map(({ topic }, index) => html`<li><a href="#thema-${index + 1}">${topic}</a></li>`)}</ul>
${questions.map(
  ({ topic, entries }, index) => html`<h2 id="thema-${index + 1}">${topic}</h2>
${entries.map(
  ({ id, question, answer }) =>
    html`${collapsible({ title: question, content: html`<p>${answer}</p>`, id, persist: id, className: 'question' })}
`,
)}`,
)}
</div>`),
  };
}
