import { fetchConfigurable } from '../../../shared/api/product.ts';
import { resettable } from '../../../shared/registry/resettable.ts';
import { productPage } from '../../../shared/stores/product/product-page.ts';

const loads = new Map<string, Promise<boolean>>();

/**
 * Loads the variants of a product once. After a failure, the next call tries again. Resolves to false for an
 * empty response. Rejects with the same errors as `request`.
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

resettable(() => loads.clear());
