import { orderText } from '../../shared/text/order.ts';
import { useStore } from '../../shared/ui/widget.ts';
import { Call } from './Call.tsx';
import { Done } from './Done.tsx';
import type { LateKit } from './late-kit.ts';
import { Ordered } from './Ordered.tsx';
import { PaymentStep } from './PaymentStep.tsx';
import { ShippingStep } from './ShippingStep.tsx';
import { Summary } from './Summary.tsx';
import type { Step } from './steps.ts';

/** The steps after the address. */
export function LateStep({ kit, step }: { kit: LateKit; step: Step }) {
  const placed = useStore(kit.ordering.$placed);
  if (step === 'shipping') return <ShippingStep kit={kit} />;
  if (step === 'payment') return <PaymentStep kit={kit} />;
  if (step === 'summary') return <Summary kit={kit} />;
  if (step !== 'done') return null;
  return (
    <Done arrivals={1} incrementId={placed?.incrementId} shopUrl={kit.shopUrl}>
      <p>{placed?.next.kind === 'incomplete' ? orderText.incomplete : orderText.done}</p>
      {placed?.next.kind === 'incomplete' && (
        <p>
          <Call phone={kit.phone} />
        </p>
      )}
      {placed?.order && <Ordered {...placed} order={placed.order} phone={kit.phone} />}
    </Done>
  );
}
