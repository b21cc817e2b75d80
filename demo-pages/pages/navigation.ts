import { html } from 'hono/html';
import type { MenuEntry } from '../../fixtures/markup/mega-menu.ts';
import { categories } from '../../fixtures/shop/categories.ts';
import { products } from '../../fixtures/shop/products.ts';
import { postCategories } from '../../fixtures/site/posts.ts';

/** Number of products that a category's menu shows. */
const perMenu = 4;

const productsOf = (slug: string, count = perMenu): MenuEntry[] =>
  products
    .filter(({ category }) => category === slug)
    .slice(0, count)
    .map(({ slug, name }) => ({ title: name, url: `/produkt/${slug}` }));

const blog = {
  title: 'Aus der Backstube',
  url: '/blog',
  subPages: postCategories.map(({ slug, name }) => ({ title: name, url: `/blog?thema=${slug}` })),
};

const companyPages: readonly MenuEntry[] = [
  { title: 'Unser Handwerk', url: '/backstube' },
  { title: 'Aktuell', url: '/aktuell' },
  { title: 'Galerie', url: '/galerie' },
  blog,
  { title: 'Häufige Fragen', url: '/fragen' },
];

/** The main navigation: the shop with its categories, cakes, and the company. Three entries have a menu. */
export function mainNavigation(path: string): MenuEntry[] {
  const entries: MenuEntry[] = [
    {
      title: 'Alle Produkte',
      url: '/produkte',
      subPages: categories.map(({ slug, name }) => ({
        title: name,
        url: `/produkte/${slug}`,
        subPages: productsOf(slug),
      })),
      teaser: html`<a href="/produkt/zmorge-saeckli">Neu: das Zmorge-Säckli für Ihren Sonntag</a>`,
    },
    ...categories.map(({ slug, name }) => ({
      title: name,
      url: `/produkte/${slug}`,
      ...(slug === 'torten-kuchen' && {
        subPages: productsOf(slug, 8),
        teaser: html`<a href="/blog/torte-fuer-zwanzig">Wie gross muss eine Torte für zwanzig Gäste sein?</a>`,
      }),
    })),
    { title: 'Backstube', url: '/backstube', subPages: companyPages },
  ];
  return entries.map((entry) => ({ ...entry, isCurrent: entry.url === path }));
}
