import { html } from 'hono/html';
import { cakeCreator } from '../../fixtures/markup/cake-creator.ts';
import type { Markup } from '../../fixtures/markup/markup.ts';
import { productGallery } from '../../fixtures/markup/product-gallery.ts';
import { productSummary } from '../../fixtures/markup/product-summary.ts';
import { readMore } from '../../fixtures/markup/read-more.ts';
import { shareButtons } from '../../fixtures/markup/share-buttons.ts';
import { categories } from '../../fixtures/shop/categories.ts';
import type { Product } from '../../fixtures/shop/product.ts';
import type { Combination } from '../../shared/model/product.ts';
import { pictures, productPicture, viewLabels } from '../shop/product/artwork.ts';
import { isConfigurable } from '../shop/product/configurable.ts';
import { softHyphens } from '../shop/server/soft-hyphens.ts';
import type { Page } from './page.ts';
import { productRow } from './product-card.ts';
import { contents } from './product-contents.ts';
import { orderForm } from './product-order.ts';
import { promises } from './product-promises.ts';
import { tabs } from './product-tabs.ts';
import { type ProductTemplate, selectedCombination } from './product-template.ts';
import { productData } from './structured-data.ts';

const cakeFiles = {
  motifs: '/artwork/happy-cake-konfigurator/motive',
  fonts: '/artwork/happy-cake-konfigurator/schriften',
};

/** @see shop.md 2.2 */
export function productPage(page: ProductTemplate): Page {
  const { product, viewer, reviews } = page;
  const { name, description } = product;
  const trail = [
    ['Online Shop', '/produkte'] as const,
    ...categories
      .filter(({ slug }) => slug === product.category)
      .map(({ name, slug }) => [name, `/produkte/${slug}`] as const),
  ];
  const { combination } = selectedCombination(page);
  return {
    title: name,
    description: `${name}: ${product.summary.replace(/\.$/, '')}. Online bestellen bei der Bäckerei Krume in Basel.`,
    kind: 'product',
    picture: productPicture(product),
    trail,
    data: (site) => productData(product, ratingOf(reviews), site),
    main: html`<nav class="breadcrumb" aria-label="Pfad">
  <ol>${trail.map(([label, url]) => html`<li><a href="${url}">${label}</a></li>`)}<li aria-current="page">${name}</li></ol>
</nav>
<article class="product">
  <div class="product-side">${gallery(product, combination)}</div>
  <div class="product-main">
    ${summary(page, combination)}
    ${orderForm(page)}
    ${promises(product)}
    ${product.configtype === 'happycake' ? cakeCreator({ productId: product.id, ...cakeFiles }) : ''}
    <div class="product-description">${readMore(html`<p>${description}</p>`)}</div>
    ${contents(page)}
    ${share(page)}
  </div>
</article>
${tabs(page)}
<section class="section" aria-labelledby="dazu">
  <h2 id="dazu">Passt dazu</h2>
  ${productRow('Passt dazu', page.related, viewer)}
</section>`,
  };
}

function gallery(product: Product, combination: Combination | undefined): Markup {
  return productGallery({
    productId: product.id,
    name: product.name,
    images: pictures(product),
    shown: combination?.images,
    labels: viewLabels,
  });
}

function summary({ product, reviews }: ProductTemplate, combination: Combination | undefined): Markup {
  const { minimumOrder, price, specialPrice, weight } = product;
  const minimum = minimumOrder > 1 ? `, bestellbar ab ${minimumOrder} Stück` : '';
  return productSummary({
    productId: product.id,
    name: softHyphens(product.name),
    lead: product.summary,
    regularPrice: price,
    specialPrice,
    weight,
    shown: combination && { ...combination.priceInfo, weight: combination.weight },
    isFrom: isConfigurable(product),
    note: `inkl. MwSt.${minimum}`,
    rating: ratingOf(reviews),
  });
}

function ratingOf(reviews: ProductTemplate['reviews']) {
  const count = reviews.length;
  if (count === 0) return undefined;
  return { count, stars: reviews.reduce((stars, review) => stars + review.rating, 0) / count };
}

function share({ product, url }: ProductTemplate): Markup {
  return shareButtons({
    url: url.origin + url.pathname,
    slogan: 'Bäckerei Krume: Gutes Brot braucht Zeit.',
    subject: `${product.name} von der Bäckerei Krume`,
  });
}
