import type { FormEvent } from 'react';
import type { InferOutput } from 'valibot';
import { configuration } from '../../../api/configuration.ts';
import { catchApiError, failureText } from '../../../api/errors.ts';
import { refusedFields } from '../../../api/refused-fields.ts';
import type { Address } from '../../../model/address.ts';
import { RulesConfiguration } from '../../../model/configuration/rules.ts';
import { submitForm } from '../../../registry/native.ts';
import { addressForm } from '../../../rules/forms/address.ts';
import { saveAddress } from '../../../stores/address-book.ts';
import { addressText } from '../../../text/address.ts';
import { addressBookText } from '../../../text/address-book.ts';
import { ErrorSummary } from '../../components/ErrorSummary.tsx';
import { Spinner } from '../../components/indicators.tsx';
import { showError } from '../../dialogs/show-error.ts';
import { useAttemptDraft } from '../../hooks/use-attempt-draft.ts';
import { useCheckedForm } from '../../hooks/use-checked-form.ts';
import { useIsland } from '../../widget.ts';
import { AddressFields } from '../AddressFields.tsx';
import { addressLabels } from '../labels.ts';
import { addressDraft } from './address-draft.ts';

interface Props {
  /** The address to edit; undefined for a new address */
  address: Address | undefined;
  /** `saved` is undefined if the response of the shop does not contain the address */
  onSaved(saved: Address | undefined): void;
  onCancel(): void;
  /** Messages by field name, for fields that the shop refused before the form was opened */
  refused?: Readonly<Record<string, string>> | undefined;
}

type Values = InferOutput<ReturnType<typeof addressForm>>;

/** The form for a new or an existing address. @see site.md section 2.11, "Address form" */
export function AddressForm({ address, onSaved, onCancel, refused }: Props) {
  const { signal } = useIsland();
  // A refused address is newer than the stored draft, so the form ignores the draft
  const draft = useAttemptDraft(addressDraft(address?.id), refused !== undefined);
  const rule = addressForm(configuration(RulesConfiguration).maxLength);
  const failed = address ? addressBookText.changeFailed : addressBookText.createFailed;

  async function save(values: Values, element: HTMLFormElement) {
    let refused: Record<string, string> | undefined;
    const key = draft.keyFor(values, element);
    const saved = await catchApiError(
      saveAddress({ id: address?.id, address: values, key }).then((returned) => {
        draft.forget();
        return { returned };
      }),
      (error) => {
        draft.keep(element);
        refused = refusedAddressFields(error);
        const text = failureText(error, failed, addressBookText.saveUnknown);
        if (!refused) showError(text, { retry: () => submitForm(element) });
      },
    );
    if (!saved || signal.aborted) return refused;
    onSaved(saved.returned);
    return undefined;
  }
  const cancel = () => {
    if (isSending) return;
    draft.forget();
    onCancel();
  };

  const { form, problems, isSending } = useCheckedForm({ rule, onValid: save, refused });
  const [street, ...additions] = address?.street ?? [];
  const values = { ...texts(address), street, addition: additions.join(', '), ...draft.texts };
  const isTicked = (name: 'isDefaultBilling' | 'isDefaultShipping') =>
    'zip' in draft.texts ? name in draft.texts : address?.[name];
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    draft.keep(event.currentTarget);
    form.onInput(event);
  };

  return (
    <form {...form} onInput={onInput} className="krume-address-form">
      <h2 tabIndex={-1}>{address ? addressBookText.change : addressBookText.create}</h2>
      <p className="krume-address-required">{addressBookText.required}</p>
      <AddressFields values={values} problems={problems} />
      <div className="krume-checks">
        <label>
          <input type="checkbox" name="isDefaultBilling" defaultChecked={isTicked('isDefaultBilling')} />
          {addressText.isDefaultBilling}
        </label>
        <label>
          <input type="checkbox" name="isDefaultShipping" defaultChecked={isTicked('isDefaultShipping')} />
          {addressText.isDefaultShipping}
        </label>
      </div>
      <ErrorSummary problems={problems} labels={addressLabels()} />
      <div className="krume-book-actions">
        <button type="submit" className="krume-button" aria-disabled={isSending}>
          {isSending && <Spinner label={addressBookText.saving} />}
          {addressBookText.save}
        </button>
        <button type="button" className="krume-button-quiet" aria-disabled={isSending} onClick={cancel}>
          {addressBookText.cancel}
        </button>
      </div>
    </form>
  );
}

/** Messages by field name if the shop has refused fields of this form; undefined for other errors. */
function refusedAddressFields(error: unknown): Record<string, string> | undefined {
  const names = refusedFields(error).filter((name) => name in addressLabels());
  if (names.length === 0 || !(error instanceof Error)) return undefined;
  return Object.fromEntries(names.map((name) => [name, error.message || addressBookText.refused]));
}

/** The fields whose names are equal in the form and in the address. */
const texts = ({ firstName, lastName, company, phone, zip, city }: Partial<Address> = {}) => ({
  firstName,
  lastName,
  company,
  phone,
  zip,
  city,
});
