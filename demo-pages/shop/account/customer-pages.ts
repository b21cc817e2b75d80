import { type Context, Hono } from 'hono';
import {
  accountEditPage,
  accountNewsletterPage,
  accountPage,
  ordersPage,
} from '../../pages/account-pages.ts';
import { reorderOnce } from '../cart/reorder.ts';
import type { Order } from '../checkout/order.ts';
import { findOrder } from '../checkout/place-order.ts';
import { processForm } from '../content/process-form.ts';
import { takeForm } from '../content/site-form.ts';
import { showForm } from '../content/site-forms.ts';
import { refusal } from '../server/refusal.ts';
import { render } from '../server/render.ts';
import { formBody } from '../server/validate.ts';
import type { Shop } from '../shop.ts';
import type { Profile, Session, ShopEnv } from './session.ts';

/** The pages of a customer's account. Guests are redirected to the login page. */
export function customerPages(shop: Shop): Hono<ShopEnv> {
  const site = new Hono<ShopEnv>();
  const toLogin = (c: Context<ShopEnv>, path: string) =>
    c.redirect(`/login?weiter=${encodeURIComponent(path)}`, 303);

  site.get('/konto', async (c) => {
    const { customer } = c.var.session;
    if (!customer) return toLogin(c, '/konto');
    return render(c, shop, accountPage(customer, ownOrders(shop, c.var.session)[0], shop.id));
  });
  site.get('/konto/bestellungen', async (c) => {
    const { session } = c.var;
    if (!session.customer) return toLogin(c, '/konto/bestellungen');
    return render(c, shop, ordersPage(ownOrders(shop, session), shop.id));
  });
  site.post('/konto/bestellungen/:id/nochmals', async (c) => {
    const { key } = await c.req.parseBody();
    const failure = 'Bestellung konnte nicht zum Warenkorb hinzugefügt werden.';
    return processForm(c, { otherwise: '/konto/bestellungen', onward: '/warenkorb', failure }, () =>
      reorderOnce(
        shop,
        c.var.session,
        findOrder(shop, c.var.session, c.req.param('id')),
        typeof key === 'string' ? key : '',
      ),
    );
  });

  site.get(accountEditPage.path, async (c) => {
    const { session } = c.var;
    if (!session.customer) return toLogin(c, accountEditPage.path);
    const { firstName: firstname, lastName: lastname, email } = session.customer;
    const { gender, birthday } = profileOf(session);
    return showForm(c, shop, accountEditPage, { values: { gender, birthday, firstname, lastname, email } });
  });
  site.post(accountEditPage.path, formBody, async (c) => {
    const { session } = c.var;
    // Without a customer, the session has expired. The browser keeps the typed values until the customer signs in again
    if (!session.customer) return toLogin(c, accountEditPage.path);
    return takeForm(c, shop, c.req.valid('form'), {
      template: accountEditPage,
      keepsForm: true,
      done: () => changeAccount(session, c.req.valid('form').fields),
    });
  });

  site.get(accountNewsletterPage.path, async (c) => {
    const { session } = c.var;
    if (!session.customer) return toLogin(c, accountNewsletterPage.path);
    const values = { issubscribed: profileOf(session).isSubscribed ? '1' : '' };
    return showForm(c, shop, accountNewsletterPage, { values });
  });
  site.post(accountNewsletterPage.path, formBody, async (c) => {
    const { session } = c.var;
    if (!session.customer) return toLogin(c, accountNewsletterPage.path);
    return takeForm(c, shop, c.req.valid('form'), {
      template: accountNewsletterPage,
      keepsForm: true,
      done({ customer }) {
        const isSubscribed = Boolean(c.req.valid('form').fields.issubscribed);
        if (customer) session.profiles.set(customer.email, { ...profileOf(session), isSubscribed });
        return isSubscribed ? 'Sie erhalten unseren Newsletter.' : 'Sie erhalten keinen Newsletter mehr.';
      },
    });
  });
  return site;
}

export function ownOrders(shop: Shop, { customer, orders }: Session): Order[] {
  const isOwn = (order: Order) => orders.has(order.id) && order.customer === customer?.email;
  return [...shop.orders.values()].filter(isOwn).reverse();
}

const unknown: Profile = { gender: '', birthday: '', isSubscribed: false };

const profileOf = ({ customer, profiles }: Session) => (customer && profiles.get(customer.email)) ?? unknown;

/** @throws an HTTP error that names the password field if the password is wrong */
function changeAccount(session: Session, fields: Readonly<Record<string, string>>): string {
  const { customer } = session;
  if (!customer) throw refusal(401, 'Bitte melden Sie sich an.');
  if (fields.changepassword && fields.currentpw !== customer.password) {
    throw refusal(422, 'Das bisherige Passwort stimmt nicht.', { field: 'currentpw' });
  }
  const email = (fields.email ?? '').trim().toLowerCase();
  const { gender = '', birthday = '' } = fields;
  session.profiles.set(email, { ...profileOf(session), gender, birthday });
  session.customer = {
    ...customer,
    email,
    firstName: (fields.firstname ?? '').trim(),
    lastName: (fields.lastname ?? '').trim(),
    ...(fields.changepassword && { password: fields.newpassword ?? '' }),
  };
  return 'Ihre Angaben sind gespeichert.';
}
