import { configuration } from '../../../api/configuration.ts';
import { attemptDraft } from '../../../changes/attempt-draft.ts';
import type { Address } from '../../../model/address.ts';
import { RulesConfiguration } from '../../../model/configuration/rules.ts';
import { isSavedAs } from '../../../rules/checkout/address-book.ts';
import { validateForm } from '../../../rules/form.ts';
import { addressForm } from '../../../rules/forms/address.ts';
import { $addresses } from '../../../stores/address-book.ts';

/** The draft of an address, by its id; a new address has none. */
export const addressDraft = (id: string | undefined) => attemptDraft(`address:${id ?? ''}`);

/**
 * The address whose form had unsaved input when the page was left. A reload, or a new sign-in, opens the form again.
 * Undefined if there is no draft, or the addresses are not loaded yet.
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
