import { Hono } from 'hono';
import { branchesAt } from '../../../fixtures/shop/branches.ts';
import { loadTemporal } from '../../../shared/rules/temporal.ts';
import type { ShopEnv } from '../account/session.ts';
import type { Shop } from '../shop.ts';

/** The calls below `/rest/location`. @see shop.md section 7, "Branches and addresses used by checkout"; site.md section 7, "Location calls" */
export function branchCalls(shop: Shop): Hono<ShopEnv> {
  const rest = new Hono<ShopEnv>();

  rest.get('/location/', async (c) => {
    await loadTemporal();
    return c.json(branchesAt(shop.now()));
  });
  rest.get('/location/:id', async (c) => {
    await loadTemporal();
    const branch = branchesAt(shop.now()).find(({ id }) => String(id) === c.req.param('id'));
    return branch ? c.json(branch) : c.json({ Code: 404, Message: 'Diese Filiale gibt es nicht.' }, 404);
  });
  return rest;
}
