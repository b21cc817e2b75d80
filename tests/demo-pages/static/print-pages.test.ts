import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { beforeAll, expect, test } from 'vitest';
import { type PrintedFile, printPages } from '../../../demo-pages/static/print-pages.ts';
import { products } from '../../../fixtures/shop/products.ts';
import { posts } from '../../../fixtures/site/posts.ts';

const root = join(import.meta.dirname, '../../..');
let files: PrintedFile[];

beforeAll(async () => {
  files = await printPages({
    assets: {
      styles: [{ href: '/assets/theme.css' }],
      script: { href: '/assets/krume.js' },
      tag: '/assets/demo/tag.js',
    },
    catalogue: [],
    start: 'assets/start.js',
    url: 'https://host.example/demo/',
  });
});

const contentOf = (name: string) => String(files.find(({ file }) => file === name)?.content);

function* urlsIn(node: Tree.ParentNode): Generator<string> {
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue;
    // Skips forms that change data, because they need the service worker
    const isChange = child.attrs.some(({ name, value }) => name === 'method' && value === 'post');
    for (const { name, value } of child.attrs) {
      if (['href', 'src', 'poster'].includes(name) || (name === 'action' && !isChange)) yield value;
      if (name === 'srcset') yield* value.split(/,\s+/).map((candidate) => candidate.split(' ')[0] ?? '');
    }
    yield* urlsIn(child);
  }
}

test('the static demo contains each page of the shop, each product and each post', () => {
  const names = files.map(({ file }) => file);
  expect(names).toEqual(expect.arrayContaining(products.map(({ slug }) => `produkt/${slug}/index.html`)));
  expect(names).toEqual(expect.arrayContaining(posts.map(({ slug }) => `blog/${slug}/index.html`)));
  for (const page of ['', 'produkte/', 'warenkorb/', 'kasse/', 'login/', 'filialen/', 'kontakt/', 'widgets/'])
    expect(names).toContain(`${page}index.html`);
});

test('each link and picture of the static demo leads to an existing file', () => {
  const known = new Set(files.map(({ file }) => file));
  const isCopied = (path: string) =>
    path.startsWith('artwork/')
      ? existsSync(join(root, 'demo-pages', path))
      : /^(dienste\/)?assets\//.test(path);
  const wrong = files
    .filter(({ file }) => file.endsWith('.html'))
    .flatMap(({ file, content }) =>
      [...urlsIn(parse(String(content)))].flatMap((url) => {
        if (/^(?:[a-z]+:|#|$)/.test(url)) return [];
        if (url.startsWith('/')) return [`${file}: ${url}`];
        const path = new URL(url, `https://host.example/x/y/${file}`).pathname.replace('/x/y/', '');
        const isKnown = known.has(path) || known.has(`${path}index.html`) || isCopied(path);
        return isKnown ? [] : [`${file}: ${url}`];
      }),
    );
  expect([...new Set(wrong)]).toEqual([]);
});

test('pages of the static demo contain the security policy and the referrer policy that the server sends as headers', () => {
  const page = contentOf('produkte/index.html');
  expect(page).toMatch(
    /<head>\s*<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'/,
  );
  expect(page).toContain('<meta name="referrer" content="same-origin">');
});

test('all pages of the static demo are configured as shared pages, and pages with private data are marked', () => {
  expect(contentOf('produkte/index.html')).toContain('"sharedPage":true');
  expect(contentOf('produkte/index.html')).not.toContain('data-demo-private');
  expect(contentOf('kasse/index.html')).toContain('data-demo-private');
});

test('on each page of the static demo, the script of the service worker is before the bundle', () => {
  expect(contentOf('produkt/weggli/index.html')).toContain(
    '<script type="module" src="../../assets/start.js" data-demo-worker="../../worker.js" data-demo-scripts="../../assets/krume.js"></script>',
  );
});

test('without JavaScript, each page of the static demo explains what does not work', () => {
  const lacking = files.filter(
    ({ file, content }) => file.endsWith('.html') && !/<main[^>]*><noscript>/.test(String(content)),
  );
  expect(lacking.map(({ file }) => file)).toEqual([]);
});

test('share links of the static demo contain the URL of the published page', () => {
  expect(contentOf('produkt/weggli/index.html')).toContain(
    encodeURIComponent('https://host.example/demo/produkt/weggli/'),
  );
});
