import { boxPicture } from '../../rules/cart-files.ts';
import { cakeAttempt } from '../../stores/cake/cake-attempt.ts';
import { findOrderedCake, recallOrderedCake, settleOrderedCake } from '../../stores/cake/ordered-cakes.ts';
import { loadCart } from '../../stores/cart/load-cart.ts';
// What comes late and uses the core imports it whole: CONTRIBUTING.md, "What is fetched late"
import '../widget.ts';

/**
 * Settles an order of a box of cakes whose answer no page has heard: where its picture lies in the cart, the design is no
 * longer kept, and the same once more is one more. Rejects when the shop does not answer.
 *
 * @see shop.md section 4, "Starting and leaving"
 */
export async function settleCake(): Promise<void> {
  const sent = cakeAttempt.read();
  if (!sent) return;
  for (const item of (await loadCart()).items) {
    const picture = boxPicture(item);
    const key = picture && (await findOrderedCake(picture));
    const start = key === sent.picture && (await recallOrderedCake(key));
    if (!start) continue;
    await settleOrderedCake(start, sent);
    return cakeAttempt.forget();
  }
}
