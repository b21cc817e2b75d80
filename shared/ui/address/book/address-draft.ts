import { configuration } from '../../../api/configuration.ts';
import { attemptDraft } from '../../../changes/attempt-draft.ts';
import type { Address } from '../../../model/address.ts';
import { RulesConfiguration } from '../../../model/configuration/rules.ts';
import { isSavedAs } from '../../../rules/checkout/address-book.ts';
import { validateForm } from '../../../rules/form.ts';
import { addressForm } from '../../../rules/forms/address.ts';
import { $addresses } from '../../../stores/address-book.ts';

/** The draft of the address with this id; an undefined id means a new address. */
export const addressDraft = (id: string | undefined) => attemptDraft(`address:${id ?? ''}`);

/**
 * The address whose form had unsaved input when the user left the page. With this address, the form can be opened again
 * after a reload or a new sign-in. `address` is undefined for a new address. The result is undefined if there is no
 * draft, or if the draft belongs to a saved address that has not loaded yet.
 */
export function unfinishedAddress(): { address: Address | undefined } | undefined {
  const addresses = $addresses.get() ?? [];
  for (const address of [undefined, ...addresses]) {
    const draft = addressDraft(address?.id);
    const { texts = {}, attempt } = draft.read() ?? {};
    if (Object.keys(texts).length === 0) continue;
    const result = validateForm(addressForm(configuration(RulesConfiguration).maxLength), texts);
    const isSubmitted = (saved: Address) =>
      (address === undefined || saved.id === address.id) && result.valid && isSavedAs(saved, result.values);
    if (!attempt || !addresses.some(isSubmitted)) return { address };
    // The shop saved the address after the user had left the page, so the draft is obsolete
    draft.forget();
  }
  return undefined;
}
