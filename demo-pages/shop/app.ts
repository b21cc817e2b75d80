import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import { notFoundPage } from '../pages/static-pages.ts';
import { botCheckService } from '../stand-ins/bot-check/service.ts';
import { measuring } from '../stand-ins/measuring/measuring.ts';
import { photoService } from '../stand-ins/photos/service.ts';
import { provider } from '../stand-ins/provider/provider.ts';
import { account } from './account/account.ts';
import { customerPages } from './account/customer-pages.ts';
import { type ShopEnv, sessions } from './account/session.ts';
import { addressForms } from './address/address-forms.ts';
import { cartForms } from './cart/cart-forms.ts';
import { contactCall } from './content/contact-call.ts';
import { dated } from './content/dated.ts';
import { searchEngines } from './content/search-engines.ts';
import { siteForms } from './content/site-forms.ts';
import { productForms } from './product/product-forms.ts';
import { calls } from './server/calls.ts';
import { demo } from './server/demo.ts';
import { refusalResponse } from './server/refusal.ts';
import { render } from './server/render.ts';
import { security } from './server/security.ts';
import { speculation } from './server/speculation.ts';
import { templates } from './server/templates.ts';
import { widgetPages } from './server/widget-pages.ts';
import { openShop, type ShopOptions } from './shop.ts';

/**
 * The demo shop: pages, forms and API, with a session per visitor. It needs only Request and Response, so it runs under
 * Node, in a test (`shop.request('/produkte')`) and in a service worker.
 */
export function createShop(options?: ShopOptions): Hono<ShopEnv> {
  const shop = openShop(options);
  const app = new Hono<ShopEnv>();
  app.use(security);
  app.use(dated(shop.now));
  // Registered before the sessions, because calls of the payment provider have no session
  app.route('/', provider(shop));
  app.route('/', measuring());
  app.route('/', photoService());
  app.route('/', botCheckService(shop));
  // Registered before the sessions, because a preflight request has no cookies
  if (shop.pageOrigin)
    app.use('/rest/*', cors({ origin: shop.pageOrigin, credentials: true, exposeHeaders: ['Date'] }));
  app.route('/', speculation(shop));
  app.route('/', searchEngines(shop));
  app.use(sessions(shop));
  app.route('/rest', calls(shop));
  app.route('/api', contactCall(shop));
  app.route('/demo', demo(shop));
  app.route('/', cartForms(shop));
  app.route('/', productForms(shop));
  app.route('/', account(shop));
  app.route('/', siteForms(shop));
  app.route('/', customerPages(shop));
  app.route('/', addressForms(shop));
  app.route('/', templates(shop));
  app.route('/', widgetPages(shop));
  app.notFound((c) => render(c, shop, notFoundPage(), 404));
  app.onError((error, c) => {
    if (error instanceof HTTPException && error.status === 404) return render(c, shop, notFoundPage(), 404);
    return refusalResponse(error, c);
  });
  return app;
}
