import { configuration } from '../../../api/configuration.ts';
import { attemptDraft } from '../../../changes/attempt-draft.ts';
import type { Address } from '../../../model/address.ts';
import { RulesConfiguration } from '../../../model/configuration/rules.ts';
import { isSavedAs } from '../../../rules/checkout/address-book.ts';
import { validateForm } from '../../../rules/form.ts';
import { addressForm } from '../../../rules/forms/address.ts';
import { $addresses } from '../../../stores/address-book.ts';

/** The draft of an address, by its id; undefined stands for a new address. */
export const addressDraft = (id: string | undefined) => attemptDraft(`address:${id ?? ''}`);

/**
 * The address whose form had unsaved input when the page was left, so that the form opens again after a reload or a
 * new sign-in. For the draft of a new address, `address` is undefined. Returns undefined without a draft, and for a
 * saved address that is not loaded yet.
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
    // The user left the page while the form was being sent, and the shop has saved the address
    draft.forget();
  }
  return undefined;
}
