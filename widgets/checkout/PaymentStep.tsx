import { type FormEvent, useRef, useState } from 'react';
import { offeredPaymentMethods, paymentMethods } from '../../shared/rules/checkout/payment.ts';
import { formText } from '../../shared/text/form.ts';
import { paymentText } from '../../shared/text/order.ts';
import { FieldError } from '../../shared/ui/FieldError.tsx';
import { useIsland, useStore } from '../../shared/ui/widget.ts';
import { Call } from './Call.tsx';
import { saveSelection } from './entering.ts';
import type { LateKit } from './late-kit.ts';
import { StepButtons } from './StepButtons.tsx';
import { Waiting } from './Waiting.tsx';

/** How it is paid: what the shop has answered for this cart, in display order. @see shop.md sections 2.7 and 3 */
export function PaymentStep({ kit }: { kit: LateKit }) {
  const { flow, payment } = kit;
  const { id } = useIsland();
  const data = useStore(flow.$data);
  const saved = useStore(kit.saving.$saved);
  const [isMissing, setMissing] = useState(false);
  const group = useRef<HTMLFieldSetElement>(null);

  if (!saved) return <Waiting $failure={kit.saving.$failure} onRetry={() => void saveSelection(kit)} />;
  const known = paymentMethods(payment, location.hostname);
  const offered = offeredPaymentMethods(known, saved.options.paymentMethods, payment.providerPrefix);
  const chosen = offered.find(({ code }) => code === data.paymentCode);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(!chosen);
    if (!chosen) return group.current?.querySelector('input')?.focus();
    // Who has gone back meanwhile stays there
    if ((await saveSelection(kit)) && flow.$step.get() === 'payment') flow.goOn('summary');
  };
  return (
    <form className="krume-step-form" noValidate onSubmit={onSubmit}>
      {offered.length === 0 ? (
        <p role="status">
          {paymentText.none} <Call phone={kit.phone} />
        </p>
      ) : (
        <fieldset
          ref={group}
          className="krume-choices"
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? id('payment-problem') : undefined}
        >
          {/* On the screen the heading says so */}
          <legend className="krume-hidden">{paymentText.methods}</legend>
          {offered.map(({ method, code, title }) => (
            <label key={code} className="krume-method">
              <input
                type="radio"
                name="payment"
                checked={code === chosen?.code}
                onChange={() => {
                  setMissing(false);
                  flow.update({ paymentCode: code });
                }}
              />
              <span className="krume-method-text">
                {title}
                {method === 'MobileApp' && chosen?.method === method && <small>{paymentText.app}</small>}
              </span>
            </label>
          ))}
          {isMissing && <FieldError id={id('payment-problem')} text={formText.choose} />}
        </fieldset>
      )}
      <StepButtons onBack={() => flow.jump('shipping')} isDisabled={offered.length === 0} />
    </form>
  );
}
