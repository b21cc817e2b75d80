import { Hono } from 'hono';
import { categories } from '../../fixtures/shop/categories.ts';
import { cartPage } from '../pages/cart.ts';
import { cataloguePage } from '../pages/catalogue.ts';
import { checkoutPage } from '../pages/checkout.ts';
import { homePage } from '../pages/home.ts';
import { listPage } from '../pages/list.ts';
import { privacyPage } from '../pages/privacy.ts';
import { productPage } from '../pages/product.ts';
import { wishlistPage } from '../pages/wishlist.ts';
import { render } from './render.ts';
import type { Session, ShopEnv } from './session.ts';
import type { Shop } from './shop.ts';
import { readSorting, sortProducts } from './sorting.ts';

/** The pages that a CMS would send. */
export function templates(shop: Shop): Hono<ShopEnv> {
  const site = new Hono<ShopEnv>();

  site.get('/', (c) => render(c, shop, homePage(shop.products, viewer(c.var.session))));
  site.get('/produkte/:category?', (c) => {
    const slug = c.req.param('category');
    const category = categories.find((candidate) => candidate.slug === slug);
    if (slug !== undefined && !category) return c.notFound();
    const sorting = readSorting(c.req.query('sortierung'));
    const chosen = shop.products.filter((product) => !category || product.category === category.slug);
    const list = { category, sorting, products: sortProducts(chosen, sorting) };
    return render(c, shop, listPage(list, viewer(c.var.session)));
  });
  site.get('/produkt/:slug', (c) => {
    const product = shop.products.find((candidate) => candidate.slug === c.req.param('slug'));
    if (!product) return c.notFound();
    const related = shop.products.filter(
      (candidate) => candidate.category === product.category && candidate !== product,
    );
    return render(c, shop, productPage(product, related.slice(0, 4), viewer(c.var.session)));
  });
  site.get('/wunschliste', async (c) => {
    const { session } = c.var;
    if (!session.customer) return c.redirect('/login?weiter=/wunschliste', 303);
    return render(
      c,
      shop,
      wishlistPage(session.wishlist.map(({ productId }) => shop.findProduct(String(productId)))),
    );
  });
  site.get('/warenkorb', (c) => render(c, shop, cartPage(c.var.session.basket)));
  site.get('/kasse', (c) => render(c, shop, checkoutPage(c.var.session.basket)));
  site.get('/datenschutz', (c) => render(c, shop, privacyPage()));
  site.get('/widgets', async (c) =>
    render(c, shop, cataloguePage(await shop.catalogue(), viewer(c.var.session))),
  );
  return site;
}

/** What product previews need to know about the visitor. */
function viewer({ customer, wishlist }: Session) {
  return { isCustomer: customer !== undefined, wished: new Set(wishlist.map((line) => line.productId)) };
}
