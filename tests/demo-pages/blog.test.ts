// @vitest-environment page
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { posts, postTags } from '../../fixtures/site/posts.ts';
import { setPage } from '../support/page/page.ts';
import { createVisitor } from './visitor.ts';

// site.md sections 2.15 and 2.17: tags, teasers and brochures are plain links that need no script

const all = <E extends Element = Element>(selector: string) => [...document.querySelectorAll<E>(selector)];

async function open(path: string): Promise<void> {
  const page = await createVisitor().page(path);
  setPage(/<main[\s\S]*<\/main>/.exec(page)?.[0] ?? '');
}
const titles = () => all('.post-grid h2').map(({ textContent }) => textContent);

test.each(postTags)(
  'the blog page for the tag $name links only to posts that have this tag',
  async ({ slug, name }) => {
    await open('/blog');
    const link = all<HTMLAnchorElement>('.post-grid a[rel="tag"]').find(
      ({ textContent }) => textContent === name,
    );
    expect(link?.getAttribute('href')).toBe(`/blog?tag=${slug}`);
    // A link nested in the link of the article could not be clicked
    expect(link?.parentElement?.closest('a')).toBeNull();

    await open(`/blog?tag=${slug}`);
    expect(titles()).toEqual(posts.filter(({ tags }) => tags.includes(slug)).map(({ title }) => title));
    expect(titles().length).toBeGreaterThan(0);
    expect(all('h1')).toHaveLength(1);
  },
);

test('a blog post shows its own tags, and the page for an unknown tag shows all posts', async () => {
  await open('/blog/zopf-flechten');
  expect(all('article a[rel="tag"]').map(({ textContent }) => textContent)).toEqual([
    'Brot',
    'Zu Hause backen',
    'Mit Kindern',
  ]);
  await open('/blog?tag=astronomie');
  expect(titles()).toHaveLength(posts.length);
});

test.each(['/backstube', '/blog/zopf-flechten'])(
  'the frequently asked questions on the page %s link to their answers',
  async (path) => {
    await open(path);
    const links = all<HTMLAnchorElement>('.question-teasers a').map(
      (link) => link.getAttribute('href') ?? '',
    );
    expect(links.length).toBeGreaterThanOrEqual(4);
    await open('/fragen');
    for (const link of links) {
      const [page, id = ''] = link.split('#');
      expect([page, document.getElementById(id)?.tagName]).toEqual(['/fragen', 'DETAILS']);
    }
  },
);

test('the brochures fade in, and the file of each brochure exists', async () => {
  await open('/backstube');
  expect(all('[data-widget="content-effects"] .brochures[data-appear="items"] > li')).toHaveLength(3);
  for (const link of all('.brochures a')) {
    const file = join(import.meta.dirname, '../../demo-pages', link.getAttribute('href') ?? '');
    expect(readFileSync(file, 'latin1')).toMatch(/^%PDF-1\.4\n[\s\S]*%%EOF\n$/);
  }
});
