import { object, optional } from 'valibot';
import { configuration } from '../../shared/api/configuration.ts';
import { catchApiError } from '../../shared/api/errors.ts';
import * as attribute from '../../shared/model/attributes.ts';
import { SessionConfiguration } from '../../shared/model/configuration/session.ts';
import { MapsConfiguration } from '../../shared/model/maps.ts';
import { PaymentConfiguration } from '../../shared/model/payment.ts';
import { onAbort } from '../../shared/page/on-abort.ts';
import { listenTo } from '../../shared/registry/native.ts';
import { $cart } from '../../shared/stores/cart/cart.ts';
import { followCart } from '../../shared/stores/cart/follow-cart.ts';
import { loadCart } from '../../shared/stores/cart/load-cart.ts';
import { $sessionExpired } from '../../shared/stores/session/session.ts';
import { checkoutText } from '../../shared/text/checkout.ts';
import { showError } from '../../shared/ui/dialogs/show-error.ts';
import { defineWidget, lazyPart, type WidgetPlace } from '../../shared/ui/widget.ts';
import { type AddressPart, loadAddress, prepareAddress, preparedAddress } from './address/prepare-address.ts';
import { Checkout } from './Checkout.tsx';
import styles from './checkout.css?inline';
import type { CheckoutContext } from './flow/context.ts';
import { createFlow } from './flow/flow.ts';
import type { Step } from './flow/steps.ts';
import { createLazyPart } from './lazy-part.ts';
import { keptAttempts } from './order/kept-attempts.ts';

const loadBook = lazyPart(() => import('../../shared/ui/address/book/lazy-book.ts'));
const loadSteps = lazyPart(() => import('./lazy-steps.ts'));

const widgetProps = object({
  /** Whether the server rendered the page for a signed-in customer */
  authenticated: optional(attribute.flag, false),
  openSignup: optional(attribute.flag, false),
  shopUrl: attribute.link,
  phone: optional(attribute.text),
  /** Id of the order for which the payment provider has redirected to this page */
  orderId: optional(attribute.id),
  /** Number of a completed order, for a page that shows only the done step */
  incrementId: optional(attribute.id),
  payment: optional(PaymentConfiguration, {}),
  maps: optional(MapsConfiguration, {}),
});

function setup({ host, props, signal }: WidgetPlace<typeof widgetProps>) {
  const { authenticated, incrementId, maps, orderId, payment, phone, shopUrl } = props;
  const { loginUrl } = configuration(SessionConfiguration);
  followCart(signal);
  const flow = createFlow({ isCustomer: authenticated, signal });
  const address = createLazyPart(flow, loadAddress);
  const context: CheckoutContext = {
    flow,
    // The page of an existing order shows no step while the order loads
    isResult: incrementId !== undefined || orderId !== undefined,
    book: createLazyPart(flow, loadBook),
    openRefusedAddress: async (refused) => (await address.want())?.openRefusedAddress(context, refused),
    payment,
    maps,
    phone,
    shopUrl,
    loginUrl: `${loginUrl}?weiter=${encodeURIComponent(location.pathname)}`,
  };
  const lazySteps = createLazyPart(flow, async () => {
    const { loadTemporal, startLazySteps } = await loadSteps();
    await loadTemporal();
    signal.throwIfAborted();
    return startLazySteps(context, signal);
  });
  const prepared = preparedAddress();
  if (prepared) address.$module.set(prepared);
  // Loads the chunks of the next steps on the first interaction
  for (const type of ['focusin', 'pointerdown'] as const) {
    listenTo(host, type, address.prefetch, signal);
    listenTo(host, type, lazySteps.prefetch, signal);
  }
  if (incrementId !== undefined) void lazySteps.want().then((part) => part?.showDone(incrementId));
  else if (orderId !== undefined) void lazySteps.want().then((part) => part?.showOrder(orderId));
  else {
    const start = (part: AddressPart) =>
      authenticated ? part.followCustomer(flow, signal) : part.resumeGuest(flow);
    if (prepared) start(prepared);
    else if (authenticated) void address.want().then((part) => part && start(part));
    else flow.followUrl();
    const enter = (step: Step) => {
      if (step === 'address') void address.want();
      else if (step !== 'authenticate') void lazySteps.want();
    };
    onAbort(signal, flow.$step.subscribe(enter));
    const openCart = async (): Promise<void> => {
      const cart = $cart.get() ?? (await loadCart(signal));
      const isEmpty = cart.items.length === 0;
      if (isEmpty || keptAttempts(flow.owner).read()?.length)
        await (await lazySteps.want())?.openEarlier(isEmpty);
    };
    const open = (): void => {
      const failed = () => showError(checkoutText.cartLoadFailed, { retry: open });
      void flow.coverDuring(catchApiError(openCart(), failed)).finally(() => flow.$isChecking.set(false));
    };
    open();
    onAbort(
      signal,
      $sessionExpired.listen((expired) => expired || open()),
    );
  }
  return { context, address, lazySteps };
}

/** The checkout, from a full cart to an order. @see shop.md sections 2.7 and 4, "Checkout flow" */
export default defineWidget({
  props: widgetProps,
  styles,
  prepare: prepareAddress,
  mode: 'replace',
  parts: ['.krume-checkout'],
  slots: ['signup'],
  setup,
  component: Checkout,
});
