import type { Order } from '../../shared/model/order.ts';
import { formatPrice } from '../../shared/rules/price.ts';
import { $cart } from '../../shared/stores/cart.ts';
import { dialogText } from '../../shared/text/dialogs.ts';
import { orderText } from '../../shared/text/order.ts';
import { useStore } from '../../shared/ui/widget.ts';
import { Call } from './Call.tsx';
import { Done } from './Done.tsx';
import type { LateKit } from './late-kit.ts';
import { Ordered } from './Ordered.tsx';
import { StepHeading } from './StepHeading.tsx';

/**
 * What became of an order that was placed before: after the payment provider has led back, and for whoever comes back
 * alone. What is charged, and what to do next; the shop is asked before anything can be paid again.
 */
export function Result({ kit }: { kit: LateKit }) {
  const { flow, ordering, phone, query, shopUrl } = kit;
  const order = useStore(query.$order);
  const hasFailed = useStore(query.$hasFailed);
  const isSilent = useStore(ordering.$isSilent);
  const placed = useStore(ordering.$placed);
  const isRecalled = useStore(query.$isRecalled);
  const arrivals = useStore(flow.$arrivals);
  const hasCart = (useStore($cart)?.items.length ?? 0) > 0;
  const ask = () => void query.ask();

  const pay = async (): Promise<void> => {
    // A second press comes while the shop is asked, or the browser is on its way
    if (flow.$waiting.get() > 0) return;
    const now = await query.ask();
    const next = now && isUnpaid(now) ? ordering.follow(now) : undefined;
    if (next?.kind === 'hand-off') await ordering.goToPay(next);
  };

  if (!order) {
    return hasFailed ? (
      <div className="krume-card krume-done">
        <StepHeading arrivals={arrivals}>{orderText.failed}</StepHeading>
        <button type="button" className="krume-button" onClick={ask}>
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
      <p role="status">{orderText.checking}</p>
    );
  }
  const next = ordering.follow(order);
  const words = wordsFor(order, next.kind === 'done');
  const isOpen = next.kind !== 'done' && order.state !== 'paid' && order.status !== 'paid_twice';
  return (
    // What has become of it since is read from its heading: what was pressed may be gone
    <Done
      key={words.heading}
      arrivals={arrivals}
      heading={words.heading}
      incrementId={order.incrementId}
      shopUrl={shopUrl}
    >
      <p>{words.text}</p>
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
      {isOpen && (
        <div className="krume-step-buttons">
          <button type="button" className="krume-button-quiet" onClick={ask}>
            {orderText.askAgain}
          </button>
          {next.kind === 'hand-off' && isUnpaid(order) && (
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

/** Only what is known to be unpaid is paid again. */
const isUnpaid = ({ state = '', status }: Order) =>
  ['pending', 'cancelled', 'failed'].includes(state) && status !== 'paid' && status !== 'paid_twice';

/** @param isFree nothing is paid at the provider */
function wordsFor({ state, status, grandTotal }: Order, isFree: boolean): { heading: string; text: string } {
  const total = grandTotal ? formatPrice(grandTotal) : undefined;
  if (isFree) return { heading: orderText.thanks, text: orderText.done };
  if (status === 'paid_twice')
    return { heading: orderText.paidTwiceHeading, text: orderText.paidTwice(total) };
  switch (state) {
    case 'paid':
      return { heading: orderText.thanks, text: orderText.paid(total) };
    case 'cancelled':
      return { heading: orderText.cancelledHeading, text: orderText.unpaid };
    case 'failed':
      return { heading: orderText.failedHeading, text: orderText.unpaid };
    case 'pending':
      return { heading: orderText.pendingHeading, text: orderText.pending };
    default:
      return { heading: orderText.unknownHeading, text: orderText.unknown };
  }
}
