import { type Context, Hono } from 'hono';
import { addressBookText } from '../../../shared/text/address-book.ts';
import { addressesPage, addressesUrl, addressPage } from '../../pages/addresses.ts';
import type { ShopEnv } from '../account/session.ts';
import { processForm } from '../content/process-form.ts';
import { render } from '../server/render.ts';
import { formBody } from '../server/validate.ts';
import type { Shop } from '../shop.ts';
import { addressBook, changeAddress, createAddress, removeAddress } from './address-book.ts';

/** The forms of the address book without JavaScript. */
export function addressForms(shop: Shop): Hono<ShopEnv> {
  const site = new Hono<ShopEnv>();
  const form = { otherwise: addressesUrl, onward: addressesUrl };

  const ask = (c: Context<ShopEnv>, next: () => Promise<void>) =>
    c.var.session.customer
      ? next()
      : Promise.resolve(c.redirect(`/login?weiter=${encodeURIComponent(c.req.path)}`, 303));
  site.get(addressesUrl, ask, (c) => render(c, shop, addressesPage(addressBook(c.var.session))));
  site.get(`${addressesUrl}/:id`, ask, (c) => {
    const { session } = c.var;
    const id = c.req.param('id');
    const address = addressBook(session).find((candidate) => String(candidate.id) === id);
    if (!address && id !== 'neu') return c.notFound();
    return render(c, shop, addressPage(address, session.notice));
  });

  site.post(addressesUrl, formBody, (c) => {
    const { fields } = c.req.valid('form');
    return processForm(c, { ...form, failure: addressBookText.createFailed, values: fields }, () => {
      createAddress(c.var.session, typed(fields));
      return addressBookText.saved;
    });
  });
  site.post(`${addressesUrl}/:id`, formBody, (c) => {
    const { fields } = c.req.valid('form');
    return processForm(c, { ...form, failure: addressBookText.changeFailed, values: fields }, () => {
      changeAddress(c.var.session, c.req.param('id'), typed(fields));
      return addressBookText.saved;
    });
  });
  site.post(`${addressesUrl}/:id/entfernen`, (c) =>
    processForm(c, { ...form, failure: addressBookText.removeFailed }, () => {
      removeAddress(c.var.session, c.req.param('id'));
      return addressBookText.removed;
    }),
  );
  return site;
}

/** Converts the street fields of a form to a list of lines, as in the address book. */
const typed = ({ street = '', addition = '', ...rest }: Record<string, string>) => ({
  ...rest,
  street: [street, addition],
});
