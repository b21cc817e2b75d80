import { changeText } from '../../text/tools/contract.ts';
import { type Check, fieldOf, isFine, tryCall } from './report.ts';

const wish = 'POST /rest/product/{productId}/wishlist';
const removal = 'DELETE /rest/product/{productId}/wishlist';

/**
 * Puts a product on the wishlist, removes the product, puts it on the wishlist again, and moves the wishlist into the
 * cart.
 */
export async function checkWishlist(check: Check): Promise<void> {
  const { ask, report, product, createKey } = check;
  const url = `/rest/product/${product}/wishlist`;
  const isListed = async () => {
    const ids = fieldOf(await ask('GET', '/rest/wishlist/'), 'productIds');
    return Array.isArray(ids) && ids.map(String).includes(product);
  };
  if (!isFine(await tryCall(check, wish, url, { body: { quantity: 1 }, key: createKey() }))) return;
  if (!(await isListed())) report.add(wish, changeText.wishNotKept);
  await tryCall(check, removal, url, { key: createKey() });
  if (await isListed()) report.add(removal, changeText.wishNotRemoved);
  await ask('POST', url, { body: { quantity: 1 }, key: createKey() });
  await tryCall(check, 'POST /rest/cart/wishlist', '/rest/cart/wishlist', { key: createKey() });
}
