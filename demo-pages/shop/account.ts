import { Hono } from 'hono';
import { customers } from '../../fixtures/shop/customers.ts';
import { shopRules } from '../../fixtures/shop/rules.ts';
import { validateForm } from '../../shared/rules/form.ts';
import { signupForm } from '../../shared/rules/forms/signup.ts';
import { checkoutPage } from '../pages/checkout.ts';
import { accountPage, loginPage } from '../pages/login.ts';
import { ownPath, returnPath } from './form-answer.ts';
import { providerOrigin } from './provider-origin.ts';
import { render } from './render.ts';
import { policyWith } from './security.ts';
import type { ShopEnv } from './session.ts';
import type { Shop } from './shop.ts';
import { formBody } from './validate.ts';

/** Signing in and out. The cart stays; the session's id does not. */
export function account(shop: Shop): Hono<ShopEnv> {
  const site = new Hono<ShopEnv>();

  site.get('/login', async (c) => {
    const { customer } = c.var.session;
    const wanted = c.req.query('weiter');
    // A heart that was printed for a guest, pressed after a sign-in in another tab
    const onward = wanted && ownPath(wanted, new URL(c.req.url).origin);
    if (customer && onward) return c.redirect(onward, 303);
    if (customer) return await render(c, shop, accountPage(customer));
    const next = wanted ?? returnPath(c, '').replace(/^\/login.*/, '');
    return render(c, shop, loginPage({ email: '', next, failed: false }));
  });
  site.post('/login', formBody, async (c) => {
    const { username: email = '', password, weiter: next = '' } = c.req.valid('form').fields;
    const customer = customers.find(
      (candidate) => candidate.email === email.trim().toLowerCase() && candidate.password === password,
    );
    if (!customer) return render(c, shop, loginPage({ email, next, failed: true }), 422);

    c.var.session.customer = customer;
    c.var.session.expired = false;
    c.var.session.notice = { kind: 'success', text: `Willkommen, ${customer.firstName}.` };
    c.var.renewSession();
    return c.redirect(ownPath(next, new URL(c.req.url).origin) ?? '/', 303);
  });
  // An account of this visitor alone: the demo forgets it with the session
  site.post('/registrieren', formBody, async (c) => {
    const { session } = c.var;
    const { fields } = c.req.valid('form');
    const result = validateForm(signupForm(shopRules.maxLength), fields);
    const email = (fields.email ?? '').trim().toLowerCase();
    const isTaken = customers.some((customer) => customer.email === email);
    if (!result.valid || isTaken) {
      const failing = result.valid ? ['email'] : result.failing.map(({ name }) => name);
      session.notice = {
        kind: 'error',
        text: isTaken
          ? 'Zu dieser E-Mail gibt es schon ein Konto. Bitte melden Sie sich an.'
          : 'Bitte prüfen Sie die markierten Angaben.',
      };
      const origin = new URL(c.req.url).origin;
      c.header('Content-Security-Policy', policyWith({ 'form-action': providerOrigin(origin) }));
      return render(c, shop, checkoutPage(session, { signup: { values: fields, failing } }), 422);
    }
    const { firstname, lastname, company, phone, street, zip, city, password } = result.values;
    const address = {
      id: 1,
      firstName: firstname,
      lastName: lastname,
      company,
      phone,
      street: [street],
      zip,
      city,
      isDefaultBilling: true,
      isDefaultShipping: true,
    };
    session.customer = { email, password, firstName: firstname, lastName: lastname, addresses: [address] };
    session.notice = { kind: 'success', text: `Willkommen, ${firstname}.` };
    c.var.renewSession();
    return c.redirect('/kasse', 303);
  });
  site.post('/logout', (c) => {
    c.var.session.customer = undefined;
    c.var.renewSession();
    c.var.session.notice = { kind: 'success', text: 'Sie sind abgemeldet.' };
    return c.redirect('/', 303);
  });
  return site;
}
