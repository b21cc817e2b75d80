import { boxPicture } from '../../rules/files/cart-files.ts';
import { cakeAttempt } from '../../stores/cake/cake-attempt.ts';
import { findOrderedCake, recallOrderedCake, settleOrderedCake } from '../../stores/cake/ordered-cakes.ts';
import { loadCart } from '../../stores/cart/load-cart.ts';

/**
 * Determines whether the shop has added a box to the cart, if no page has received the response to the request. The box
 * was added if the cart contains more pieces with the picture of the box than the confirmed additions explain. The
 * stored design of an added box is deleted, so that the same box can be added again. If the box was not added, resolves
 * to the key of the request. Rejects if the shop does not respond.
 *
 * @see shop.md section 4, "Starting and leaving"
 */
export async function settleCake(): Promise<string | undefined> {
  const sent = cakeAttempt.read();
  if (!sent) return undefined;
  const start = await recallOrderedCake(sent.picture);
  const { addition, additions = 0 } = start?.reopened ?? {};
  // Number of pieces in the cart if this box was added. The shop merges equal boxes into one item, so earlier additions
  // count as well
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
  // Without the design of the box, the number of confirmed pieces is unknown. In this case, any piece with the same
  // picture counts as this box
  return start || !isListed ? sent.key : undefined;
}
