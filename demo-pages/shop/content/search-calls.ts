import { Hono } from 'hono';
import { categories } from '../../../fixtures/shop/categories.ts';
import { posts } from '../../../fixtures/site/posts.ts';
import { questions } from '../../../fixtures/site/questions.ts';
import type { ShopEnv } from '../account/session.ts';
import { availableProducts } from '../cart/article.ts';
import { productPicture } from '../product/artwork.ts';
import { findProducts } from '../product/find-products.ts';
import type { Shop } from '../shop.ts';

/** Maximum number of suggested products. */
const perSearch = 5;

/** API calls below `/rest/search`. @see site.md section 7, "Search and navigation" */
export function searchCalls(shop: Shop): Hono<ShopEnv> {
  const rest = new Hono<ShopEnv>();

  rest.get('/search/', (c) => {
    const term = c.req.query('term') ?? '';
    const products = availableProducts(shop, c.var.session);
    const found = findProducts(products, term);
    const has = (text: string) =>
      term.trim().length >= 3 && text.toLocaleLowerCase('de').includes(term.trim().toLocaleLowerCase('de'));
    const pages = [
      ...posts.map(({ slug, title }) => ({ destination: `/blog/${slug}`, name: title })),
      ...questions.flatMap(({ entries }) =>
        entries.map(({ id, question }) => ({ destination: `/fragen#${id}`, name: question })),
      ),
    ];
    return c.json({
      products: found.slice(0, perSearch).map((product) => ({
        destination: `/produkt/${product.slug}`,
        name: product.name,
        thumb: productPicture(product),
        description: product.summary,
        price: product.specialPrice ?? product.price,
        categories: categories
          .filter(({ slug }) => slug === product.category)
          .map(({ name, slug }) => ({ name, slug: `/produkte/${slug}` })),
      })),
      categories: categories
        .filter(({ name }) => has(name))
        .map(({ name, slug }) => ({
          destination: `/produkte/${slug}`,
          name,
          products: products.filter(({ category }) => category === slug).length,
        })),
      pages: pages.filter(({ name }) => has(name)),
      totalProducts: found.length,
      productPage: `/suche?term=${encodeURIComponent(term)}`,
    });
  });

  rest.get('/search/shopnav', (c) =>
    c.json(
      categories.map(({ slug, name }, index) => ({
        uid: index + 1,
        slug: `/produkte/${slug}`,
        title: name,
        subPages: availableProducts(shop, c.var.session)
          .filter(({ category }) => category === slug)
          .map((product) => ({
            uid: product.id,
            slug: `/produkt/${product.slug}`,
            title: product.name,
            subPages: [],
          })),
      })),
    ),
  );
  return rest;
}
