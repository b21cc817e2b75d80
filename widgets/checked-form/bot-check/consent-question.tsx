import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { configuration } from '../../../shared/api/configuration.ts';
import { PrivacyConfiguration } from '../../../shared/model/configuration/privacy.ts';
import { onAbort } from '../../../shared/page/on-abort.ts';
import { resettable } from '../../../shared/registry/resettable.ts';
import { decidePurpose, mayLoad } from '../../../shared/stores/session/consent.ts';
import { checkedFormText } from '../../../shared/text/checked-form.ts';
import { ConsentGate } from '../../../shared/ui/consent-gate/ConsentGate.tsx';
import { createElement } from '../../../shared/ui/dom/create-element.ts';
import type { placeAboveButton } from '../fields/submit-buttons.ts';
import type { FormPlace } from '../form-place.ts';

interface Question extends Pick<FormPlace, 'form' | 'signal' | 'phone' | 'email'> {
  /** Name of the bot-check service */
  from: string;
  placeAboveButton: typeof placeAboveButton;
  onAllowed(): void;
}

let shown: HTMLElement | undefined;
/** Forms in which the visitor has refused; these forms show the refusal instead of the question */
let refused = new WeakSet<Element>();

/** Shows a question above the submit button that asks for consent to the bot-check. Calls `onAllowed` after consent. */
export function askForConsent({
  form,
  signal,
  from,
  phone,
  email,
  placeAboveButton,
  onAllowed,
}: Question): void {
  shown?.remove();
  const place = createElement('div', {
    role: 'group',
    'aria-label': checkedFormText.captcha,
    tabindex: '-1',
  });
  shown = place;
  placeAboveButton(form, place);
  const root = createRoot(place);
  const end = () => {
    stop();
    root.unmount();
    place.remove();
  };
  let isPressed = false;
  const stop = mayLoad('botCheck').listen((isAllowed) => {
    if (!isAllowed) return;
    // If the visitor has refused in this form, later consent elsewhere on the page must not send the form
    const isContinued = isPressed || !refused.has(form);
    end();
    if (isContinued) onAllowed();
  });
  onAbort(signal, end);
  const ways = <OtherWays phone={phone} email={email} />;
  const refuse = () => {
    refused.add(form);
    decidePurpose('botCheck', 'denied');
    show();
  };
  const allow = () => {
    isPressed = true;
    decidePurpose('botCheck', 'granted');
  };
  const question = (
    <ConsentGate
      purpose="botCheck"
      what={checkedFormText.captchaWhat}
      from={from}
      action={checkedFormText.captchaAction}
      refusal={{ label: checkedFormText.captchaRefuse, act: refuse }}
      alternative={ways}
    >
      {() => null}
    </ConsentGate>
  );
  const refusal = (
    <div className="krume-gate">
      <div className="krume-gate-question">
        <p>{checkedFormText.captchaRefused}</p>
        <button type="button" className="krume-button-quiet" onClick={allow}>
          {checkedFormText.captchaAction}
        </button>
      </div>
      <div className="krume-gate-alternative">{ways}</div>
    </div>
  );
  function show(): void {
    flushSync(() => root.render(refused.has(form) ? refusal : question));
    // Focuses the group instead of a button, so that a second press of Enter chooses nothing
    place.focus();
  }
  show();
}

function OtherWays({ phone, email }: Pick<FormPlace, 'phone' | 'email'>) {
  const address = email || configuration(PrivacyConfiguration).receptionEmail;
  if (!phone && !address) return <p>{checkedFormText.contactUs}</p>;
  return (
    <>
      <p>{checkedFormText.otherWay}</p>
      <ul className="krume-gate-ways">
        {phone && (
          <li>
            {checkedFormText.byPhone} <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
          </li>
        )}
        {address && (
          <li>
            {checkedFormText.byEmail} <a href={`mailto:${address}`}>{address}</a>
          </li>
        )}
      </ul>
    </>
  );
}

resettable(() => {
  shown = undefined;
  refused = new WeakSet();
});
