import { type FormEvent, useState } from 'react';
import { paymentText } from '../../../shared/text/order.ts';
import { useIsland, useStore } from '../../../shared/ui/widget.ts';
import { Call } from '../flow/Call.tsx';
import { saveSelection } from '../flow/entering.ts';
import type { LazyContext } from '../flow/lazy-context.ts';
import { StepButtons } from '../flow/StepButtons.tsx';
import { Waiting } from '../flow/Waiting.tsx';
import { Choices } from '../shipping/Choices.tsx';
import { offeredPayments } from '../shipping/selection.ts';

/**
 * The payment methods that the server offers for this cart, in display order.
 *
 * @see shop.md sections 2.7 and 3
 */
export function PaymentStep({ context }: { context: LazyContext }) {
  const { flow } = context;
  const { id } = useIsland();
  const data = useStore(flow.$data);
  const saved = useStore(context.saving.$saved);
  const [isMissing, setMissing] = useState(false);

  if (!saved)
    return <Waiting $failure={context.saving.$failure} onRetry={() => void saveSelection(context)} />;
  const offered = offeredPayments(context, saved);
  const chosen = offered.find(({ code }) => code === data.paymentCode);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(!chosen);
    if (!chosen) return event.currentTarget.querySelector('input')?.focus();
    // Continues unless the shopper has gone back during the request
    if ((await saveSelection(context)) && flow.$step.get() === 'payment') flow.pushStep('summary');
  };
  return (
    <form className="krume-step-form" noValidate onSubmit={onSubmit}>
      {offered.length === 0 ? (
        <p role="status">
          {paymentText.none} <Call phone={context.phone} />
        </p>
      ) : (
        <Choices name="payment" label={paymentText.methods} isLabelHidden isMissing={isMissing}>
          {offered.map(({ method, code, title }) => (
            <label key={code} className="krume-method">
              <input
                type="radio"
                name="payment"
                aria-labelledby={id(`payment-${code}`)}
                checked={code === chosen?.code}
                onChange={() => {
                  setMissing(false);
                  flow.update({ paymentCode: code });
                }}
              />
              <span className="krume-method-text">
                <span id={id(`payment-${code}`)}>{title}</span>
                {/* A separate live region, because screen readers do not announce a changed label */}
                {method === 'MobileApp' && (
                  <small role="status">{chosen?.method === method && paymentText.app}</small>
                )}
              </span>
            </label>
          ))}
        </Choices>
      )}
      <StepButtons onBack={() => flow.jump('shipping')} isDisabled={offered.length === 0} />
    </form>
  );
}
