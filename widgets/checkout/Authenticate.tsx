import { useState } from 'react';
import { flushSync } from 'react-dom';
import { authenticateText, checkoutText } from '../../shared/text/checkout.ts';
import { Slot, useIsland, useStore } from '../../shared/ui/widget.ts';
import { focusHeading, showBeginning } from './focus-heading.ts';
import { GuestForm } from './GuestForm.tsx';
import type { Kit } from './kit.ts';

type View = 'choice' | 'signup' | 'guest';

interface Props {
  kit: Kit;
  openSignup: boolean;
}

/** With an account or as a guest. @see shop.md section 2.7, "Authenticate" */
export function Authenticate({ kit, openSignup }: Props) {
  const { flow, loginUrl } = kit;
  const { host, slots } = useIsland();
  const { typed } = useStore(flow.$data);
  const [view, setView] = useState<View>(() =>
    openSignup ? 'signup' : Object.keys(typed).length > 0 ? 'guest' : 'choice',
  );
  const show = (next: View) => {
    flushSync(() => setView(next));
    focusHeading(host);
    showBeginning(host);
  };
  const cancel = () => show('choice');

  if (view === 'guest') return <GuestForm kit={kit} onCancel={cancel} onDone={() => flow.goOn('address')} />;
  if (view === 'signup') {
    return (
      <div className="krume-signup">
        {slots.parts.has('signup') ? <Slot name="signup" /> : <p>{authenticateText.noSignup}</p>}
        <button type="button" className="krume-button-quiet" onClick={cancel}>
          {checkoutText.cancel}
        </button>
      </div>
    );
  }
  return (
    <>
      <div className="krume-ways">
        <button type="button" className="krume-way" onClick={() => show('signup')}>
          <b>{authenticateText.register}</b>
          <span>{authenticateText.registerHint}</span>
        </button>
        <button type="button" className="krume-way" onClick={() => show('guest')}>
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
