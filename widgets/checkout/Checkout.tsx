import { atom } from 'nanostores';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { $cart } from '../../shared/stores/cart/cart.ts';
import { checkoutText } from '../../shared/text/checkout.ts';
import { useStore } from '../../shared/ui/widget.ts';
import { Authenticate } from './address/Authenticate.tsx';
import type { AddressPart } from './address/prepare-address.ts';
import type { CheckoutContext } from './flow/context.ts';
import { Progress } from './flow/Progress.tsx';
import { StepHeading } from './flow/StepHeading.tsx';
import type { LazyPart } from './lazy-part.ts';
import type { LazySteps } from './lazy-steps.ts';
import { Empty } from './summary/Empty.tsx';

/** Reads the title through the prototype, because an element named `title` shadows `document.title`. */
const pageTitle = () => String(Reflect.get(Document.prototype, 'title', document));
const setPageTitle = (text: string) => Reflect.set(Document.prototype, 'title', text, document);

const $none = atom(undefined);

interface Props {
  context: CheckoutContext;
  /** The chunk with the address step; loaded before mount, or when the shopper continues as a guest */
  address: LazyPart<AddressPart>;
  lazySteps: LazyPart<LazySteps>;
  openSignup: boolean;
}

/** Shows one step of the checkout at a time. The step is covered during requests. @see shop.md section 2.7 */
export function Checkout({ context, address: addressPart, lazySteps: part, openSignup }: Props) {
  const { flow, isResult, shopUrl } = context;
  const step = useStore(flow.$step);
  const arrivals = useStore(flow.$arrivals);
  const isWaiting = useStore(flow.$waiting) > 0;
  const isChecking = useStore(flow.$isChecking);
  const hasOrder = useStore(flow.$orderId) !== undefined || (isResult ? step !== 'done' : isChecking);
  const cart = useStore($cart);
  const lazySteps = useStore(part.$module);
  const address = useStore(addressPart.$module);
  const removal = useStore(lazySteps?.$removal ?? $none);
  const isUnknown = useStore(lazySteps?.$isUnknown ?? $none);
  const title = useRef(pageTitle());

  useLayoutEffect(() => {
    const base = title.current;
    // If the page shows an existing order, the title of the page stays unchanged
    if (!hasOrder) setPageTitle(`${checkoutText.steps[step]} – ${base}`);
    return () => {
      setPageTitle(base);
    };
  }, [step, hasOrder]);

  if (hasOrder) {
    return (
      <Covered isWaiting={isWaiting}>
        {lazySteps ? <lazySteps.Result context={lazySteps.context} /> : <p>{checkoutText.loading}</p>}
      </Covered>
    );
  }
  // While the shopper can undo the removal of the last item, the cart does not count as empty
  const isEmpty = cart?.items.length === 0 && !removal && step !== 'done' && step !== 'summary';
  return (
    <Covered isWaiting={isWaiting}>
      {isEmpty && isUnknown && lazySteps ? (
        <lazySteps.UnknownOrder phone={context.phone} onRetry={lazySteps.lookAgain} />
      ) : isEmpty ? (
        <Empty shopUrl={shopUrl} />
      ) : (
        <>
          <Progress current={step} first={flow.first} onJump={flow.jump} />
          {step === 'authenticate' && (
            <Authenticate context={context} address={addressPart} openSignup={openSignup} />
          )}
          {step === 'address' && address && <address.AddressStep context={context} />}
          {/* The heading of a lazy step, visible while the step's chunk is loading */}
          {['shipping', 'payment', 'summary'].includes(step) && (
            <StepHeading arrivals={arrivals}>{checkoutText.steps[step]}</StepHeading>
          )}
          {lazySteps && <lazySteps.LazyStep context={lazySteps.context} step={step} />}
        </>
      )}
    </Covered>
  );
}

interface CoveredProps {
  isWaiting: boolean;
  children: ReactNode;
}

function Covered({ isWaiting, children }: CoveredProps) {
  // Screen readers announce a change of a live region, but not its first text
  const [isAnnounced, setAnnounced] = useState(false);
  useEffect(() => setAnnounced(isWaiting), [isWaiting]);
  return (
    <>
      <section className="krume-checkout" aria-busy={isWaiting}>
        {children}
        <div className="krume-cover" data-on={isWaiting}>
          {isWaiting && <span className="krume-spinner" aria-hidden="true" />}
        </div>
      </section>
      {/* Outside the section, because screen readers ignore live regions in a busy element */}
      <p className="krume-hidden" role="status">
        {isAnnounced && checkoutText.loading}
      </p>
    </>
  );
}
