import type { Address } from '../../../shared/model/address.ts';
import { onAbort } from '../../../shared/page/on-abort.ts';
import { defaultAddresses } from '../../../shared/rules/checkout/addresses.ts';
import { $addresses, followAddresses, loadAddresses } from '../../../shared/stores/address-book.ts';
import { type Draft, recallDraft } from '../flow/draft.ts';
import type { Flow } from '../flow/flow.ts';

/**
 * Loads a customer's addresses once. If the customer has not chosen addresses yet, chooses the addresses of
 * the draft, or the default addresses. Then shows the step that the URL names.
 *
 * @see shop.md section 4, "Address step"
 */
export function followCustomer(flow: Flow, signal: AbortSignal): void {
  let draft = recallDraft(flow.owner);
  let isFirst = true;
  const choose = (addresses: readonly Address[] | undefined) => {
    if (!addresses) return;
    flow.update(chosenFrom(addresses, flow, draft));
    draft = undefined;
    if (isFirst) flow.followUrl();
    isFirst = false;
  };
  followAddresses(signal);
  onAbort(signal, $addresses.subscribe(choose));
  void flow.coverDuring(loadAddresses());
}

function chosenFrom(addresses: readonly Address[], { $data }: Flow, draft: Draft | undefined) {
  const chosen = $data.get().addresses;
  const find = (id: string | undefined) => addresses.find((address) => id !== undefined && address.id === id);
  const defaults = defaultAddresses(addresses);
  const kept = find(draft?.billingId);
  return {
    addresses: {
      ...chosen,
      customerBillingAddress: find(chosen.customerBillingAddress?.id) ?? kept ?? defaults.billing,
      customerShippingAddress:
        find(chosen.customerShippingAddress?.id) ?? find(draft?.shippingId) ?? defaults.shipping,
    },
    // Restores the shipping choice and the comment, unless the billing address of the draft no longer exists
    ...(draft &&
      (kept || draft.billingId === undefined) && { shipping: draft.shipping, comment: draft.comment }),
  };
}
