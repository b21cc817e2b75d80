import { object, optional } from 'valibot';
import { perVisitor } from '../../shared/api/per-visitor.ts';
import { $lateFailure } from '../../shared/changes/outbox.ts';
import * as attribute from '../../shared/model/attributes.ts';
import { onAbort } from '../../shared/page/on-abort.ts';
import { isVisible } from '../../shared/registry/native.ts';
import { seedCartCount, seedUnknownCart } from '../../shared/stores/cart/cart.ts';
import { $lateAddition, followCart } from '../../shared/stores/cart/follow-cart.ts';
import { defineWidget, lazyPart, type WidgetPlace } from '../../shared/ui/widget.ts';
import { CartFlyout } from './CartFlyout.tsx';
import { createFlyout } from './flyout.ts';
import { bindTriggers } from './flyout-triggers.ts';

const loadSettling = lazyPart(() => import('../../shared/ui/cake/settle-cake.ts'));

const widgetProps = object({
  count: optional(attribute.count),
  cartUrl: attribute.link,
  checkoutUrl: attribute.link,
  shopUrl: attribute.link,
});

function setup({ host, props, signal }: WidgetPlace<typeof widgetProps>) {
  const count = perVisitor(props.count) ?? undefined;
  if (count === undefined) seedUnknownCart();
  else seedCartCount(count);
  followCart(signal);
  onAbort(signal, $lateAddition.subscribe(settleCake));
  const flyout = createFlyout(signal, () => isVisible(host));
  return { count, flyout, isMousePress: bindTriggers(host, flyout, signal) };
}

/**
 * Checks a box of cakes that an earlier page sent without receiving a response, and reports a box that is
 * missing in the cart. If the chunk or the API fails, the cake creator repeats the check when it opens.
 */
const settleCake = (added?: { key: string }) =>
  added &&
  loadSettling()
    .then((module) => module.settleCake())
    .then((missing) => missing === added.key && $lateFailure.set({ isGuest: false }))
    .catch(() => undefined);

/** The cart entry in the header with its badge and flyout. @see shop.md sections 2.6 and 4 */
export default defineWidget({
  props: widgetProps,
  mode: 'replace',
  setup,
  component: CartFlyout,
});
