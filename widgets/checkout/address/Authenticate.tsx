import { useState } from 'react';
import { flushSync } from 'react-dom';
import { continueAsGuest } from '../../../shared/stores/session/follow-kept.ts';
import { authenticateText, checkoutText } from '../../../shared/text/checkout.ts';
import { Slot, useIsland, useStore } from '../../../shared/ui/widget.ts';
import type { CheckoutContext } from '../flow/context.ts';
import { focusHeading } from '../flow/focus-heading.ts';
import { StepHeading } from '../flow/StepHeading.tsx';
import type { LazyPart } from '../lazy-part.ts';
import type { AddressPart } from './prepare-address.ts';

type View = 'choice' | 'signup' | 'guest';

const headings: Readonly<Record<View, string>> = {
  choice: authenticateText.question,
  signup: authenticateText.register,
  guest: authenticateText.asGuest,
};

interface Props {
  context: CheckoutContext;
  address: LazyPart<AddressPart>;
  openSignup: boolean;
}

/**
 * The step in which the shopper signs up or continues as a guest.
 *
 * @see shop.md section 2.7, "Authenticate"
 */
export function Authenticate({ context, address, openSignup }: Props) {
  const { flow, loginUrl } = context;
  const { host, slots } = useIsland();
  const { typed } = useStore(flow.$data);
  const arrivals = useStore(flow.$arrivals);
  const GuestForm = useStore(address.$module)?.GuestForm;
  const [view, setView] = useState<View>(() =>
    openSignup ? 'signup' : Object.keys(typed).length > 0 ? 'guest' : 'choice',
  );
  const show = (next: View) => {
    flushSync(() => setView(next));
    focusHeading(host);
  };
  const choose = async (way: View) => {
    if (way === 'guest') {
      if (!(await address.want())) return;
      continueAsGuest();
    }
    show(way);
  };
  const cancel = () => show('choice');

  return (
    <>
      <StepHeading arrivals={arrivals}>{headings[view]}</StepHeading>
      {view === 'choice' && <Choice loginUrl={loginUrl} onChoose={(way) => void choose(way)} />}
      {view === 'guest' && GuestForm && (
        <GuestForm context={context} onCancel={cancel} onDone={() => flow.pushStep('address')} />
      )}
      {view === 'signup' && (
        <div className="krume-signup">
          {slots.parts.has('signup') ? <Slot name="signup" /> : <p>{authenticateText.noSignup}</p>}
          <button type="button" className="krume-button-quiet" onClick={cancel}>
            {checkoutText.cancel}
          </button>
        </div>
      )}
    </>
  );
}

function Choice({ loginUrl, onChoose }: { loginUrl: string; onChoose(view: View): void }) {
  return (
    <>
      <div className="krume-ways">
        <button type="button" className="krume-way" onClick={() => onChoose('signup')}>
          <b>{authenticateText.register}</b>
          <span>{authenticateText.registerHint}</span>
        </button>
        <button type="button" className="krume-way" onClick={() => onChoose('guest')}>
          <b>{authenticateText.asGuest}</b>
          <span>{authenticateText.guestHint}</span>
        </button>
      </div>
      <p>
        {authenticateText.known} <a href={loginUrl}>{authenticateText.login}</a>
      </p>
    </>
  );
}
