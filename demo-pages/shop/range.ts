import type { Product } from '../../fixtures/shop/product.ts';
import type { Session } from './session.ts';
import type { Shop } from './shop.ts';

/** What this visitor can buy: everything but what the demo has taken away. */
export function range(shop: Shop, { gone }: Pick<Session, 'gone'>): Product[] {
  return shop.products.filter(({ id }) => !gone.has(id));
}
