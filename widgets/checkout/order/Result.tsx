import type { Order } from '../../../shared/model/order.ts';
import { formatPrice } from '../../../shared/rules/price/price.ts';
import { $cart } from '../../../shared/stores/cart/cart.ts';
import { dialogText } from '../../../shared/text/dialogs.ts';
import { orderText } from '../../../shared/text/order.ts';
import { useStore } from '../../../shared/ui/widget.ts';
import { Call } from '../flow/Call.tsx';
import type { LazyContext } from '../flow/lazy-context.ts';
import { StepHeading } from '../flow/StepHeading.tsx';
import { Done } from './Done.tsx';
import { Ordered } from './Ordered.tsx';
import { type PaymentState, paymentState } from './payment-state.ts';

/**
 * An existing order, after the shopper has returned from the payment provider or to the checkout. Shows the
 * charged amount and the next action. Before another payment, the order is reloaded.
 */
export function Result({ context }: { context: LazyContext }) {
  const { flow, ordering, payment, phone, query, shopUrl } = context;
  const order = useStore(query.$order);
  const hasFailed = useStore(query.$hasFailed);
  const isSilent = useStore(ordering.$isSilent);
  const placed = useStore(ordering.$placed);
  const isRecalled = useStore(query.$isRecalled);
  const arrivals = useStore(flow.$arrivals);
  const hasCart = (useStore($cart)?.items.length ?? 0) > 0;
  const reload = () => void query.reload();

  const pay = async (): Promise<void> => {
    // Ignores a second click during the request or the navigation
    if (flow.$waiting.get() > 0) return;
    const now = await query.reload();
    if (!now || !order) return;
    const state = paymentState(now, payment.states);
    // If the state has become unknown since the last load, the shopper must first see the warning
    const isNews = state === 'unknown' && paymentState(order, payment.states) !== state;
    const next = ordering.follow(now);
    if (mayPay(state) && !isNews && next.kind === 'hand-off') await ordering.goToPay(next);
  };

  if (!order) {
    return hasFailed ? (
      <div className="krume-card krume-done">
        <StepHeading arrivals={arrivals}>{orderText.failed}</StepHeading>
        <button type="button" className="krume-button" onClick={reload}>
          {dialogText.retry}
        </button>
        <p>
          <Call phone={phone} />
        </p>
        <p>
          <a href={shopUrl}>{orderText.goOn}</a>
        </p>
      </div>
    ) : (
      <p>{orderText.checking}</p>
    );
  }
  const next = ordering.follow(order);
  const state = paymentState(order, payment.states);
  const texts = textsFor(order, state, next.kind === 'done');
  const isOpen = next.kind !== 'done' && mayPay(state);
  return (
    // A new key for each heading moves the focus to the heading, because the clicked button may be removed
    <Done
      key={texts.heading}
      arrivals={arrivals}
      heading={texts.heading}
      incrementId={order.incrementId}
      shopUrl={shopUrl}
    >
      <p>{texts.text}</p>
      {hasFailed && <p role="alert">{orderText.failed}</p>}
      {isOpen && isSilent && (
        <p className="krume-note" role="alert">
          {orderText.noProvider} <Call phone={phone} />
        </p>
      )}
      {isOpen && next.kind === 'incomplete' && (
        <p>
          {orderText.incomplete} <Call phone={phone} />
        </p>
      )}
      {isOpen && next.kind === 'hand-off' && state === 'unknown' && (
        <p className="krume-note" role="status">
          {orderText.mayBeUnderWay}
        </p>
      )}
      {isOpen && (
        <div className="krume-step-buttons">
          <button type="button" className="krume-button-quiet" onClick={reload}>
            {orderText.askAgain}
          </button>
          {next.kind === 'hand-off' && (
            <button type="button" className="krume-button" onClick={() => void pay()}>
              {orderText.pay}
            </button>
          )}
        </div>
      )}
      <Ordered
        order={order}
        {...(placed?.order?.id === order.id && {
          paymentTitle: placed.paymentTitle,
          differences: placed.differences,
        })}
        phone={phone}
        isDiscreet={isRecalled && !flow.isCustomer}
      />
      {hasCart && (
        <button type="button" className="krume-button-quiet" onClick={query.leave}>
          {orderText.toCart}
        </button>
      )}
    </Done>
  );
}

/**
 * Whether the shopper may pay. In an unknown state, the shopper may pay, but a warning says that a payment may
 * be under way.
 */
const mayPay = (state: PaymentState) => state !== 'paid' && state !== 'paidTwice';

/**
 * @param isFree whether the order needs no payment at the payment provider
 */
function textsFor(
  { grandTotal }: Order,
  state: PaymentState,
  isFree: boolean,
): { heading: string; text: string } {
  const total = grandTotal ? formatPrice(grandTotal) : undefined;
  if (isFree) return { heading: orderText.thanks, text: orderText.done };
  const texts: Readonly<Record<PaymentState, { heading: string; text: string }>> = {
    paidTwice: { heading: orderText.paidTwiceHeading, text: orderText.paidTwice(total) },
    paid: { heading: orderText.thanks, text: orderText.paid(total) },
    cancelled: { heading: orderText.cancelledHeading, text: orderText.unpaid },
    failed: { heading: orderText.failedHeading, text: orderText.unpaid },
    pending: { heading: orderText.pendingHeading, text: orderText.pending },
    unknown: { heading: orderText.unknownHeading, text: orderText.unknown },
  };
  return texts[state];
}
