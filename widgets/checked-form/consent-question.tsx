import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { queryAll } from '../../shared/registry/native.ts';
import { mayLoad } from '../../shared/stores/consent.ts';
import { endWith } from '../../shared/stores/end-with.ts';
import { checkedFormText } from '../../shared/text/checked-form.ts';
import { ConsentGate } from '../../shared/ui/consent-gate/ConsentGate.tsx';
import type { FormPlace } from './form-place.ts';
import type { placeAboveButton } from './submit-buttons.ts';

interface Question extends Pick<FormPlace, 'form' | 'signal' | 'phone'> {
  /** Under which its permission is kept */
  service: string;
  from: string;
  placeAboveButton: typeof placeAboveButton;
  onAllowed(): void;
}

let shown: HTMLElement | undefined;

/** Asks, above the form's button, whether the bot-check may be loaded, and goes on once it may. */
export function askForConsent({
  form,
  signal,
  service,
  from,
  phone,
  placeAboveButton,
  onAllowed,
}: Question): void {
  shown?.remove();
  const place = document.createElement('div');
  shown = place;
  placeAboveButton(form, place);
  const root = createRoot(place);
  const end = () => {
    stop();
    root.unmount();
    place.remove();
  };
  const stop = mayLoad(service).listen((isAllowed) => {
    if (!isAllowed) return;
    end();
    onAllowed();
  });
  endWith(signal, end);
  flushSync(() =>
    root.render(
      <ConsentGate
        service={service}
        what={checkedFormText.captchaWhat}
        from={from}
        action={checkedFormText.captchaAction}
        alternative={phone && <p>{checkedFormText.callUs(phone)}</p>}
      >
        {() => null}
      </ConsentGate>,
    ),
  );
  queryAll(place, 'button')[0]?.focus();
}
