import { html } from 'hono/html';
import { contentEffects } from '../../fixtures/markup/content-effects.ts';
import type { Markup } from '../../fixtures/markup/markup.ts';
import { mobileFilter } from '../../fixtures/markup/mobile-filter.ts';
import { type Post, postCategories, posts, postTags } from '../../fixtures/site/posts.ts';
import type { Page } from './page.ts';
import { questionTeasers } from './question-teasers.ts';

const title = 'Aus der Backstube';

/** URL of an article's picture. The pictures can be cropped to 3:2 and 16:9. */
const articlePicture = (name: string) => `/artwork/blog/${name}.svg`;

/** The articles, optionally only those of one topic or with one tag. @see site.md 2.15 */
export function blogPage({ topic, tag }: { topic?: string | undefined; tag?: string | undefined }): Page {
  const shown = posts.filter(
    ({ category, tags }) => (!topic || category === topic) && (!tag || tags.includes(tag)),
  );
  const tagName = postTags.find(({ slug }) => slug === tag)?.name;
  return {
    title: tagName ? `${tagName}: ${title}` : title,
    description: 'Handwerk, Rezepte und Feste: was die Bäckerei Krume aus ihrer Backstube erzählt.',
    main: html`<div class="page-head">
  <h1>${title}</h1>
  <p>Handwerk, Rezepte und Feste: was es zu erzählen gibt.</p>
</div>
${topics(topic ?? tagName)}
${tagName && html`<p class="post-tagged">Beiträge zu «${tagName}». <a href="/blog">Alle Beiträge</a></p>`}
<ul class="post-grid" data-widget="reveal-list">${shown.map(card)}</ul>`,
  };
}

/** The list of topics. Phones show a copy of the list behind a button. @see site.md 2.7 */
const topics = (current: string | undefined): Markup =>
  html`<nav class="post-topics" id="themen" aria-label="Themen"><details open><summary>Themen</summary><ul>
  <li><a href="/blog"${current ? '' : html` aria-current="page"`}>Alle</a></li>
  ${postCategories.map(({ slug, name }) => html`<li><a href="/blog?thema=${slug}"${slug === current ? html` aria-current="page"` : ''}>${name}</a></li>`)}
</ul></details></nav>
<div class="post-filter">${mobileFilter('themen')}</div>`;

const card = ({
  slug,
  title,
  category,
  tags,
  picture,
  date,
  lead,
}: Post): Markup => html`<li class="post-card">
  <a href="/blog/${slug}"><img src="${articlePicture(picture)}" alt="" width="1200" height="800" loading="lazy"><h2>${title}</h2></a>
  <p class="post-meta">${meta(category, date)}</p>
  <p>${lead}</p>
  ${tagLinks(tags)}
</li>`;

/** Links for a list of tags. Each tag has its own URL. */
const tagLinks = (tags: Post['tags']): Markup =>
  html`<ul class="post-tags" aria-label="Schlagwörter">${postTags
    .filter(({ slug }) => tags.includes(slug))
    .map(({ slug, name }) => html`<li><a rel="tag" href="/blog?tag=${slug}">${name}</a></li>`)}</ul>`;

const meta = (category: string, date: string) =>
  `${postCategories.find(({ slug }) => slug === category)?.name ?? ''} · ${date.split('-').reverse().join('.')}`;

/** An article, followed by the three most similar articles. */
export function postPage({ title, category, tags, date, picture, lead, paragraphs, slug }: Post): Page {
  const similarity = (other: Post) =>
    Number(other.category === category) + tags.filter((tag) => other.tags.includes(tag)).length;
  const others = posts
    .filter((other) => other.slug !== slug)
    .sort((one, other) => similarity(other) - similarity(one))
    .slice(0, 3);
  return {
    title,
    description: lead,
    kind: 'article',
    picture: articlePicture(picture),
    trail: [['Blog', '/blog']],
    main: contentEffects(html`<article class="narrow prose">
<p class="post-meta">${meta(category, date)}</p>
<h1>${title}</h1>
<p class="lead">${lead}</p>
<img class="post-picture" src="${articlePicture(picture)}" alt="" width="1200" height="800">
${paragraphs.map((text) => html`<p>${text}</p>`)}
${tagLinks(tags)}
</article>
<section class="section" aria-labelledby="weiterlesen"><h2 id="weiterlesen">Weiterlesen</h2><ul class="post-grid" data-appear="items">${others.map(card)}</ul></section>
${questionTeasers()}`),
  };
}
