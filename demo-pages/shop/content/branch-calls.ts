import { Hono } from 'hono';
import { loadTemporal } from '../../../shared/rules/dates/temporal.ts';
import type { ShopEnv } from '../account/session.ts';
import type { Shop } from '../shop.ts';
import { branchesOf } from './shop-size.ts';

/**
 * API calls below `/rest/location`. @see shop.md section 7, "Branches and addresses used by checkout"; site.md section
 * 7, "Location calls"
 */
export function branchCalls(shop: Shop): Hono<ShopEnv> {
  const rest = new Hono<ShopEnv>();

  rest.get('/location/', async (c) => {
    await loadTemporal();
    return c.json(branchesOf(c.var.session, shop.now()));
  });
  rest.get('/location/:id', async (c) => {
    await loadTemporal();
    const branch = branchesOf(c.var.session, shop.now()).find(({ id }) => String(id) === c.req.param('id'));
    return branch ? c.json(branch) : c.json({ Code: 404, Message: 'Diese Filiale gibt es nicht.' }, 404);
  });
  return rest;
}
