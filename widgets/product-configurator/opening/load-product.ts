import { fetchConfigurable } from '../../../shared/api/product.ts';
import { productPage } from '../../../shared/stores/product/product-page.ts';

const loads = new Map<string, Promise<boolean>>();

/**
 * Loads the combinations of a product once; a load that failed is tried again by the next call. Answers whether
 * they are there: an empty answer is none. Rejects as `request` does.
 */
export function loadProduct(productId: string): Promise<boolean> {
  const known = loads.get(productId);
  if (known) return known;
  const load = fetchConfigurable(productId).then((product) => {
    if (product) productPage(productId).$product.set(product);
    else loads.delete(productId);
    return product !== undefined;
  });
  load.catch(() => loads.delete(productId));
  loads.set(productId, load);
  return load;
}

/** As on a new page; for tests. */
export const resetProducts = () => loads.clear();
