import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { categories } from '../../../fixtures/shop/categories.ts';
import type { Product } from '../../../fixtures/shop/product.ts';
import { postCategories, posts, postTags } from '../../../fixtures/site/posts.ts';
import { loadTemporal } from '../../../shared/rules/dates/temporal.ts';
import { blogPage, postPage } from '../../pages/blog.ts';
import { branchPage } from '../../pages/branch.ts';
import { branchesPage, branchFilter } from '../../pages/branches.ts';
import { cartTemplate } from '../../pages/cart.ts';
import { checkoutPage } from '../../pages/checkout.ts';
import { craftPage, questionsPage } from '../../pages/company.ts';
import { eventPage, eventsPage } from '../../pages/events.ts';
import { galleryPage } from '../../pages/gallery.ts';
import { goneProductPage } from '../../pages/gone-product.ts';
import { homePage } from '../../pages/home.ts';
import { jobsPage } from '../../pages/jobs.ts';
import { listPage } from '../../pages/list.ts';
import { newsPage } from '../../pages/news.ts';
import { productPage } from '../../pages/product.ts';
import { searchPage } from '../../pages/search.ts';
import { privacyPage } from '../../pages/static-pages.ts';
import { wishlistTemplate } from '../../pages/wishlist.ts';
import type { ShopEnv } from '../account/session.ts';
import { availableProducts } from '../cart/article.ts';
import { readSelections } from '../cart/selection.ts';
import { checkoutPolicy, mapsOf } from '../checkout/checkout-policy.ts';
import { findOrder } from '../checkout/place-order.ts';
import { paymentOf } from '../checkout/provider-origin.ts';
import { calendarFile } from '../content/calendar-file.ts';
import { branchesOf, eventsOf } from '../content/shop-size.ts';
import { takeFormOutcome } from '../content/site-form.ts';
import { findProducts } from '../product/find-products.ts';
import { readFilters } from '../product/list-filters.ts';
import { reviewsOf } from '../product/reviews.ts';
import { readSorting } from '../product/sorting.ts';
import type { Shop } from '../shop.ts';
import { render } from './render.ts';
import { isSharedPage, viewerOf } from './shared-pages.ts';

/** The pages that a CMS would send. */
export function templates(shop: Shop): Hono<ShopEnv> {
  const site = new Hono<ShopEnv>();

  site.get('/', (c) => render(c, shop, homePage(availableProducts(shop, c.var.session), viewerOf(c))));
  site.get('/produkte/:category?', (c) => {
    const slug = c.req.param('category');
    const category = categories.find((candidate) => candidate.slug === slug);
    if (slug !== undefined && !category) return c.notFound();
    const sorting = readSorting(c.req.query('sortierung'));
    const products = availableProducts(shop, c.var.session).filter(
      (product) => !category || product.category === category.slug,
    );
    const list = { category, sorting, chosen: readFilters(c.req.query()), products };
    return render(c, shop, listPage(list, viewerOf(c)));
  });
  site.get('/produkt/:slug', (c) => {
    const { session } = c.var;
    const products = availableProducts(shop, session);
    const product = shop.products.find((candidate) => candidate.slug === c.req.param('slug'));
    if (!product) return c.notFound();
    if (!products.includes(product)) {
      return render(c, shop, goneProductPage(product, relatedTo(product, products), viewerOf(c)), 404);
    }
    const query = c.req.query();
    const values = { ...query, ...session.notice?.values };
    const page = {
      product,
      related: relatedTo(product, products),
      viewer: viewerOf(c),
      selections: readSelections(product, values),
      values,
      failing: session.notice?.fields ?? [],
      reviews: reviewsOf(session, product.id),
      showsReviews: query.bewertungen === '1',
      url: new URL(c.req.url),
    };
    return render(c, shop, productPage(page));
  });
  site.get('/filialen', async (c) => {
    await loadTemporal();
    return render(
      c,
      shop,
      branchesPage(branchFilter(c.req.query()), branchesOf(c.var.session, shop.now()), shop.now()),
    );
  });
  site.get('/filialen/:id', async (c) => {
    await loadTemporal();
    const page = branchPage(c.req.param('id'), branchesOf(c.var.session, shop.now()), shop.now());
    return page ? render(c, shop, page) : c.notFound();
  });
  site.get('/events', async (c) => {
    await loadTemporal();
    return render(c, shop, eventsPage(c.req.query(), c.var.session, shop.now()));
  });
  site.get('/events/:id/kalender.ics', async (c) => {
    await loadTemporal();
    const event = eventsOf(c.var.session, shop.now()).find(({ id }) => String(id) === c.req.param('id'));
    if (!event || event.isHidden) return c.notFound();
    return c.body(calendarFile(event, shop.now()), 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="event.ics"',
    });
  });
  site.get('/events/:id', async (c) => {
    await loadTemporal();
    const event = eventsOf(c.var.session, shop.now()).find(({ id }) => String(id) === c.req.param('id'));
    return event && !event.isHidden ? render(c, shop, eventPage(event, shop.now())) : c.notFound();
  });
  site.get('/stellen', (c) => render(c, shop, jobsPage(c.req.query('typeOfEmployment'))));
  site.get('/wunschliste', async (c) => {
    const { session } = c.var;
    if (!session.customer) return c.redirect('/login?weiter=/wunschliste', 303);
    return render(c, shop, wishlistTemplate(shop, session));
  });
  site.get('/warenkorb', (c) =>
    render(c, shop, cartTemplate(isSharedPage(c) ? undefined : c.var.session, shop.now())),
  );
  site.get('/kasse', async (c) => {
    const { session } = c.var;
    const { origin, pathname, search } = new URL(c.req.url);
    const services = shop.services(origin);
    const maps = await mapsOf(shop, services);
    const payment = paymentOf(services);
    c.header('Content-Security-Policy', checkoutPolicy(services, maps));
    const orderId = c.req.query('bestellung');
    if (orderId === undefined) {
      return render(
        c,
        shop,
        checkoutPage(session, { payment, maps, signup: takeFormOutcome(session, 'signup', pathname) }),
      );
    }
    try {
      const order = findOrder(shop, session, orderId);
      return render(c, shop, checkoutPage(session, { payment, maps, order }));
    } catch (error) {
      if (!(error instanceof HTTPException)) throw error;
      if (error.status === 401) {
        return c.redirect(`/login?weiter=${encodeURIComponent(pathname + search)}`, 303);
      }
      session.notice = { kind: 'error', text: error.message };
      return render(c, shop, checkoutPage(session, { payment, maps }));
    }
  });
  site.get('/suche', (c) => {
    const term = c.req.query('term') ?? '';
    const found = findProducts(availableProducts(shop, c.var.session), term);
    return render(c, shop, searchPage(term, found, viewerOf(c)));
  });
  site.get('/backstube', (c) => render(c, shop, craftPage()));
  site.get('/aktuell', (c) => render(c, shop, newsPage(c.req.query())));
  site.get('/galerie', (c) => render(c, shop, galleryPage()));
  site.get('/fragen', (c) => render(c, shop, questionsPage()));
  site.get('/blog', (c) => {
    const topic = postCategories.find(({ slug }) => slug === c.req.query('thema'));
    const tag = postTags.find(({ slug }) => slug === c.req.query('tag'));
    return render(c, shop, blogPage({ topic: topic?.slug, tag: tag?.slug }));
  });
  site.get('/blog/:slug', (c) => {
    const post = posts.find(({ slug }) => slug === c.req.param('slug'));
    return post ? render(c, shop, postPage(post)) : c.notFound();
  });
  site.get('/datenschutz', (c) => render(c, shop, privacyPage()));
  return site;
}

/** Products of the same category first, then other products, so that the row is long enough to scroll. */
function relatedTo(product: Product, products: readonly Product[]): Product[] {
  const others = products.filter((candidate) => candidate !== product);
  const sameCategory = others.filter(({ category }) => category === product.category);
  return [...sameCategory, ...others.filter(({ category }) => category !== product.category)].slice(0, 8);
}
