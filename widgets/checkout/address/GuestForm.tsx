import { useState } from 'react';
import { configuration } from '../../../shared/api/configuration.ts';
import { RulesConfiguration } from '../../../shared/model/configuration/rules.ts';
import { guestForm } from '../../../shared/rules/forms/guest.ts';
import { addressStepText, authenticateText, checkoutText } from '../../../shared/text/checkout.ts';
import { AddressFields } from '../../../shared/ui/address/AddressFields.tsx';
import { addressLabels } from '../../../shared/ui/address/labels.ts';
import { ErrorSummary } from '../../../shared/ui/components/ErrorSummary.tsx';
import { Field } from '../../../shared/ui/components/Field.tsx';
import { MarkedField } from '../../../shared/ui/components/MarkedField.tsx';
import { useCheckedForm } from '../../../shared/ui/hooks/use-checked-form.ts';
import { useIsland, useStore } from '../../../shared/ui/widget.ts';
import type { CheckoutContext } from '../flow/context.ts';
import { guestAddresses } from './guest-addresses.ts';

interface Props {
  context: CheckoutContext;
  onDone(): void;
  onCancel(): void;
  /** The server's messages by field name */
  refused?: Readonly<Record<string, string>> | undefined;
  /** Whether errors are marked from the start, because the guest has submitted or left the form before */
  isTried?: boolean;
}

const labels = {
  ...addressLabels(''),
  email: authenticateText.email,
  ...addressLabels('shipping'),
  acceptTerms: authenticateText.terms,
};

/**
 * Form for a guest's billing and shipping address.
 *
 * @see shop.md sections 2.7, 1, and 5, "Address form and guest form"
 */
export function GuestForm({ context, onDone, onCancel, refused, isTried }: Props) {
  const { flow } = context;
  const { id } = useIsland();
  const hint = id('remember');
  // The fields are uncontrolled, so only initial values are needed
  const [typed] = useState(() => flow.$data.get().typed);
  const texts = Object.fromEntries(
    Object.entries(typed).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  const [isDifferent, setDifferent] = useState(typed.differentShipping === 'on');
  const isRemembered = useStore(flow.$isRemembered);
  const keep = (form: HTMLFormElement) => {
    const { rememberOnDevice, ...typed } = Object.fromEntries(new FormData(form));
    flow.update({ typed }, rememberOnDevice === 'on');
  };

  const { form, problems } = useCheckedForm({
    rule: guestForm(configuration(RulesConfiguration)),
    refused,
    isTried,
    onValid(values, element) {
      keep(element);
      flow.update({
        isGuest: true,
        sent: flow.$data.get().typed,
        addresses: guestAddresses(values),
        subscribeNewsletter: values.subscribeNewsletter,
      });
      onDone();
      return undefined;
    },
  });
  const tick = (
    name: string,
    label: string,
    isRequired = false,
    state: object = { defaultChecked: typed[name] === 'on' },
  ) => (
    <MarkedField name={name} problem={problems[name]}>
      {(described) => (
        <label className="krume-tick">
          <input
            type="checkbox"
            name={name}
            required={isRequired}
            {...state}
            onChange={({ currentTarget }) =>
              name === 'differentShipping' && setDifferent(currentTarget.checked)
            }
            {...described}
          />
          <span>{label}</span>
        </label>
      )}
    </MarkedField>
  );
  return (
    <form
      {...form}
      className="krume-step-form"
      onInput={(event) => {
        keep(event.currentTarget);
        form.onInput(event);
      }}
    >
      <AddressFields section="billing" isGuest values={texts} problems={problems} />
      <Field
        name="email"
        type="email"
        label={authenticateText.email}
        autoComplete="section-billing billing email"
        defaultValue={texts.email}
        problem={problems.email}
        required
      />
      {tick('differentShipping', authenticateText.differentShipping)}
      {/* The hidden fields stay mounted, so that typed values are kept when the guest unticks the box */}
      <fieldset className="krume-second-address" hidden={!isDifferent}>
        <legend>{addressStepText.shipping}</legend>
        <AddressFields prefix="shipping" section="shipping" isGuest values={texts} problems={problems} />
      </fieldset>
      <div className="krume-ticks">
        {tick('subscribeNewsletter', authenticateText.newsletter)}
        {tick('rememberOnDevice', authenticateText.remember, false, {
          checked: isRemembered,
          'aria-describedby': hint,
        })}
        <p id={hint} className="krume-remember-hint">
          {authenticateText.rememberHint}
        </p>
        {tick('acceptTerms', authenticateText.terms, true)}
      </div>
      <ErrorSummary problems={problems} labels={labels} />
      <div className="krume-step-buttons">
        <button type="button" className="krume-button-quiet" onClick={onCancel}>
          {checkoutText.cancel}
        </button>
        <button type="submit" className="krume-button">
          {checkoutText.next}
        </button>
      </div>
    </form>
  );
}
