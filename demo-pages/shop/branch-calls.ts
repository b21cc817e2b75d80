import { Hono } from 'hono';
import { branchesAt } from '../../fixtures/shop/branches.ts';
import { loadTemporal } from '../../shared/rules/temporal.ts';
import type { ShopEnv } from './session.ts';
import type { Shop } from './shop.ts';

/** The calls below `/rest/location`. @see shop.md section 7, "Branches and addresses used by checkout" */
export function branchCalls(shop: Shop): Hono<ShopEnv> {
  const rest = new Hono<ShopEnv>();

  rest.get('/location/', async (c) => {
    await loadTemporal();
    return c.json(branchesAt(shop.now()));
  });
  return rest;
}
