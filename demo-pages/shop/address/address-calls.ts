import { Hono } from 'hono';
import type { ShopEnv } from '../account/session.ts';
import { jsonBody } from '../server/validate.ts';
import { AddressBody } from './address-body.ts';
import { addressBook, changeAddress, createAddress, removeAddress } from './address-book.ts';

/** API calls below `/rest/profile/address`. @see site.md section 7, "Profile addresses" */
export function addressCalls(): Hono<ShopEnv> {
  const rest = new Hono<ShopEnv>();

  // Runs before the body is parsed, so that guests get a 401 instead of a field error
  rest.use('/profile/address/*', async (c, next) => {
    addressBook(c.var.session);
    await next();
  });
  rest.get('/profile/address/', (c) => c.json(addressBook(c.var.session)));
  rest.post('/profile/address/', jsonBody(AddressBody), (c) =>
    c.json(createAddress(c.var.session, c.req.valid('json')), 201),
  );
  rest.patch('/profile/address/:id', jsonBody(AddressBody), (c) =>
    c.json(changeAddress(c.var.session, c.req.param('id'), c.req.valid('json'))),
  );
  rest.delete('/profile/address/:id', (c) => {
    removeAddress(c.var.session, c.req.param('id'));
    return c.body('');
  });
  return rest;
}
