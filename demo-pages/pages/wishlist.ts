import { html } from 'hono/html';
import { type WishlistItem, wishlistPage } from '../../fixtures/markup/wishlist-page.ts';
import type { ProductPrice } from '../../shared/rules/product/product-price.ts';
import type { Session } from '../shop/account/session.ts';
import { findArticle } from '../shop/cart/article.ts';
import { articleDetails, articlePicture, articleUrl } from '../shop/cart/cart-response.ts';
import { softHyphens } from '../shop/server/soft-hyphens.ts';
import type { Shop } from '../shop/shop.ts';
import type { Page } from './page.ts';
import { priceTag } from './product-card.ts';

export function wishlistTemplate(shop: Shop, session: Session): Page {
  const items = session.wishlist.map(({ productId }) => wishlistItem(shop, session, productId));
  return {
    title: 'Wunschliste',
    description:
      'Ihre Wunschliste bei der Bäckerei Krume: was Sie sich gemerkt haben, auf einmal in den Warenkorb.',
    main: html`<div class="page-head"><h1>Wunsch&shy;liste</h1></div>
${wishlistPage({ items, shopUrl: '/produkte' })}`,
  };
}

function wishlistItem(shop: Shop, { gone }: Session, id: number): WishlistItem {
  const found = findArticle(shop, { gone: new Set() }, String(id));
  const article = { ...found, options: [] };
  const { product, combination } = found;
  const needsChoice =
    (product.configurations.length > 0 && !combination) ||
    product.customOptions.some((option) => option.isRequired);
  return {
    id,
    name: product.name,
    title: softHyphens(product.name),
    text: combination ? articleDetails(article).join(', ') : softHyphens(product.summary),
    url: articleUrl(article),
    image: articlePicture(article),
    price: combination
      ? priceTag({ ...product, configurations: [], ...prices(combination.priceInfo) })
      : priceTag(product),
    quantity: product.minimumOrder,
    note: gone.has(product.id)
      ? 'Nicht mehr erhältlich'
      : needsChoice
        ? 'Bitte treffen Sie zuerst Ihre Auswahl'
        : undefined,
  };
}

function prices({ regularPrice = 0, specialPrice }: ProductPrice) {
  return { price: regularPrice, specialPrice };
}
