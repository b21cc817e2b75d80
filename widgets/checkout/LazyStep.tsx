import { orderText } from '../../shared/text/order.ts';
import { useStore } from '../../shared/ui/widget.ts';
import { Call } from './flow/Call.tsx';
import type { LazyContext } from './flow/lazy-context.ts';
import type { Step } from './flow/steps.ts';
import { Done } from './order/Done.tsx';
import { Ordered } from './order/Ordered.tsx';
import { ShippingStep } from './shipping/ShippingStep.tsx';
import { PaymentStep } from './summary/PaymentStep.tsx';
import { Summary } from './summary/Summary.tsx';

/** Renders the current step, if it comes after the address step. */
export function LazyStep({ context, step }: { context: LazyContext; step: Step }) {
  const placed = useStore(context.ordering.$placed);
  if (step === 'shipping') return <ShippingStep context={context} />;
  if (step === 'payment') return <PaymentStep context={context} />;
  if (step === 'summary') return <Summary context={context} />;
  if (step !== 'done') return null;
  return (
    <Done arrivals={1} incrementId={placed?.incrementId} shopUrl={context.shopUrl}>
      <p>{placed?.next.kind === 'incomplete' ? orderText.incomplete : orderText.done}</p>
      {placed?.next.kind === 'incomplete' && (
        <p>
          <Call phone={context.phone} />
        </p>
      )}
      {placed?.order && <Ordered {...placed} order={placed.order} phone={context.phone} />}
    </Done>
  );
}
