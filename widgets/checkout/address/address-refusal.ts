import { isRefusal } from '../../../shared/api/errors.ts';
import { refusedFields } from '../../../shared/api/refused-fields.ts';
import { type CheckoutData, shippingAddress } from '../flow/data.ts';

/** Why the shop does not take one of the addresses. */
export interface AddressRefusal {
  part: 'billing' | 'shipping';
  /** Names of its fields, as the address itself calls them; empty where it is about the whole */
  fields: readonly string[];
  message: string;
}

/**
 * Which address an error of `POST /rest/cart/address` or `/rest/cart/shipping` is about; undefined where it is about
 * something else.
 *
 * @see shop.md section 7, "About the address call"
 */
export function addressRefusal(error: unknown, data: CheckoutData): AddressRefusal | undefined {
  if (!isRefusal(error)) return undefined;
  const named = refusedFields(error).flatMap((path) => {
    const [, which, name] = /^(billingAddress|shippingAddress|address)(?:\.(\w+))?/.exec(path) ?? [];
    return which === undefined ? [] : [{ which, name }];
  });
  const [first] = named;
  if (!first) return undefined;
  const hasShipping = shippingAddress(data) !== undefined;
  // One address for both is the billing address, and `address` is where the order goes
  const isBilling = first.which === 'billingAddress' || !hasShipping;
  return {
    part: isBilling ? 'billing' : 'shipping',
    fields: named.flatMap(({ which, name }) => (which === first.which && name ? [name] : [])),
    message: error.message,
  };
}
