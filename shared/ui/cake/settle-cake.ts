import { boxPicture } from '../../rules/cart-files.ts';
import { cakeAttempt } from '../../stores/cake/cake-attempt.ts';
import { findOrderedCake, recallOrderedCake, settleOrderedCake } from '../../stores/cake/ordered-cakes.ts';
import { loadCart } from '../../stores/cart/load-cart.ts';
// What comes late and uses the core imports it whole: CONTRIBUTING.md, "What is fetched late"
import '../widget.ts';

/**
 * Settles the addition of a box of cakes whose response no page has received. It was made when the cart holds more
 * pieces with the picture of the box than the confirmed additions brought: then the kept design is deleted, and the same box
 * can be added once more. Rejects when the shop does not respond.
 *
 * @see shop.md section 4, "Starting and leaving"
 */
export async function settleCake(): Promise<void> {
  const sent = cakeAttempt.read();
  if (!sent) return;
  const start = await recallOrderedCake(sent.picture);
  const { addition, additions = 0 } = start?.reopened ?? {};
  // Shops put equal boxes into one item
  let pieces = (start?.quantity ?? 0) * (addition === sent.key ? additions : additions + 1);
  for (const item of (await loadCart()).items) {
    const picture = boxPicture(item);
    if (!picture || (await findOrderedCake(picture)) !== sent.picture) continue;
    pieces -= item.quantity;
    if (!start || pieces > 0) continue;
    await settleOrderedCake(start, sent);
    return cakeAttempt.forget();
  }
}
