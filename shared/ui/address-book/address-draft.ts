import { configuration } from '../../api/configuration.ts';
import { attemptDraft } from '../../changes/attempt-draft.ts';
import type { Address } from '../../model/address.ts';
import { RulesConfiguration } from '../../model/configuration.ts';
import { isSavedAs } from '../../rules/checkout/address-book.ts';
import { validateForm } from '../../rules/form.ts';
import { addressForm } from '../../rules/forms/address.ts';
import { $addresses } from '../../stores/address-book.ts';

/** What is being typed of an address, by its id; a new one has none. */
export const addressDraft = (id: string | undefined) => attemptDraft(`address:${id ?? ''}`);

/**
 * Of which address the form was open as the page was left, with something in it that has neither been saved nor given up: a
 * reload and a new sign-in open it again. Undefined for none, and where the addresses are not known yet.
 */
export function unfinishedAddress(): { address: Address | undefined } | undefined {
  const addresses = $addresses.get() ?? [];
  for (const address of [undefined, ...addresses]) {
    const draft = addressDraft(address?.id);
    const { texts = {}, attempt } = draft.read() ?? {};
    if (Object.keys(texts).length === 0) continue;
    const result = validateForm(addressForm(configuration(RulesConfiguration).maxLength), texts);
    const isIt = (saved: Address) =>
      (address === undefined || saved.id === address.id) && result.valid && isSavedAs(saved, result.values);
    if (!attempt || !addresses.some(isIt)) return { address };
    // Sent as the page was left: the shop has it
    draft.forget();
  }
  return undefined;
}
