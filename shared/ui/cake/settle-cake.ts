import { boxPicture } from '../../rules/files/cart-files.ts';
import { cakeAttempt } from '../../stores/cake/cake-attempt.ts';
import { findOrderedCake, recallOrderedCake, settleOrderedCake } from '../../stores/cake/ordered-cakes.ts';
import { loadCart } from '../../stores/cart/load-cart.ts';

/**
 * Determines the outcome of a request for a box whose response no page has received. The box was added if
 * the cart contains more pieces with its picture than the confirmed additions account for. The stored
 * design is then deleted, and the same box can be added again. Resolves to the key of a box that the
 * cart does not contain. Rejects if the shop does not respond.
 *
 * @see shop.md section 4, "Starting and leaving"
 */
export async function settleCake(): Promise<string | undefined> {
  const sent = cakeAttempt.read();
  if (!sent) return undefined;
  const start = await recallOrderedCake(sent.picture);
  const { addition, additions = 0 } = start?.reopened ?? {};
  // Shops merge equal boxes into one item
  let pieces = (start?.quantity ?? 0) * (addition === sent.key ? additions : additions + 1);
  let isListed = false;
  for (const item of (await loadCart()).items) {
    const picture = boxPicture(item);
    if (!picture || (await findOrderedCake(picture)) !== sent.picture) continue;
    isListed = true;
    pieces -= item.quantity;
    if (!start || pieces > 0) continue;
    await settleOrderedCake(start, sent);
    cakeAttempt.forget();
    return undefined;
  }
  // Without its design, the number of pieces with this picture is unknown
  return start || !isListed ? sent.key : undefined;
}
