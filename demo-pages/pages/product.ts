import { html } from 'hono/html';
import type { Markup } from '../../fixtures/markup/markup.ts';
import { productAllergens } from '../../fixtures/markup/product-allergens.ts';
import { productGallery } from '../../fixtures/markup/product-gallery.ts';
import { productReviews } from '../../fixtures/markup/product-reviews.ts';
import { productSummary } from '../../fixtures/markup/product-summary.ts';
import { productTabs } from '../../fixtures/markup/product-tabs.ts';
import { readMore } from '../../fixtures/markup/read-more.ts';
import { shareButtons } from '../../fixtures/markup/share-buttons.ts';
import { categories } from '../../fixtures/shop/categories.ts';
import type { Product } from '../../fixtures/shop/product.ts';
import type { ReviewEntry } from '../../fixtures/shop/reviews.ts';
import type { Combination } from '../../shared/model/product.ts';
import { type Selections, variant } from '../../shared/rules/product/variant.ts';
import { productText } from '../../shared/text/product.ts';
import { configurable, isConfigurable, pictures } from '../shop/configurable.ts';
import { viewNames, views } from '../shop/views.ts';
import { allergenEntries } from './allergens.ts';
import type { Page } from './page.ts';
import { productRow, type Viewer } from './product-card.ts';
import { productFacts } from './product-facts.ts';
import { orderForm } from './product-order.ts';

export interface ProductTemplate {
  product: Product;
  related: readonly Product[];
  viewer: Viewer;
  /** The variant that the address names */
  selections: Selections;
  /** What stands in the fields of the page's forms, by name */
  values: Readonly<Record<string, string>>;
  /** Names of the fields to mark */
  failing: readonly string[];
  reviews: readonly ReviewEntry[];
  /** Reviews are shown on request */
  showsReviews: boolean;
  address: URL;
}

/** @see shop.md 2.2 */
export function productPage(page: ProductTemplate): Page {
  const { product, viewer } = page;
  const { name, category, description } = product;
  const selected = isConfigurable(product) ? variant(configurable(product), page.selections) : undefined;
  const combination = selected?.kind === 'one' ? selected.combination : undefined;
  return {
    title: name,
    description: product.summary,
    main: html`<nav class="breadcrumb" aria-label="Pfad">
  <ol><li><a href="/produkte">Online Shop</a></li><li><a href="/produkte/${category}">${categories.find(({ slug }) => slug === category)?.name}</a></li><li aria-current="page">${name}</li></ol>
</nav>
<article class="product">
  <div class="product-side">${gallery(product, combination)}</div>
  <div class="product-main">
    ${summary(product, combination)}
    ${orderForm(page, { combination, notice: selected?.kind === 'none' ? productText.noCombination : undefined })}
    <div class="product-description">${readMore(html`<p>${description}</p>`)}</div>
    <section class="product-contains" aria-labelledby="allergene"><h2 id="allergene">Allergene</h2>${productAllergens(allergenEntries(product.allergens))}</section>
    ${share(page)}
  </div>
</article>
${productTabs([
  { id: 'angaben', title: 'Angaben', content: productFacts(product) },
  { id: 'bewertungen', title: 'Bewertungen', content: ratings(page) },
])}
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
    labels: viewNames.map((view) => views[view].label),
  });
}

function summary(product: Product, combination: Combination | undefined): Markup {
  const { minimumOrder, price, specialPrice, weight } = product;
  const minimum = minimumOrder > 1 ? `, bestellbar ab ${minimumOrder} Stück` : '';
  return productSummary({
    productId: product.id,
    name: product.name,
    lead: product.summary,
    regularPrice: price,
    specialPrice,
    weight,
    shown: combination && { ...combination.priceInfo, weight: combination.weight },
    isFrom: isConfigurable(product),
    note: `inkl. MwSt.${minimum}`,
  });
}

function share({ product, address }: ProductTemplate): Markup {
  return shareButtons({
    url: address.origin + address.pathname,
    slogan: 'Bäckerei Krume: Gutes Brot braucht Zeit.',
    subject: `${product.name} von der Bäckerei Krume`,
  });
}

/** The page's address with the reviews, the selection kept. */
function ratings({
  product,
  viewer,
  values,
  failing,
  reviews,
  showsReviews,
  address,
}: ProductTemplate): Markup {
  const query = new URLSearchParams(address.search);
  query.set('bewertungen', '1');
  return productReviews({
    productId: product.id,
    url: `${address.pathname}?${query}#bewertungen`,
    count: reviews.length,
    reviews: showsReviews ? reviews : undefined,
    hasName: !viewer.isCustomer,
    values,
    failing,
  });
}
