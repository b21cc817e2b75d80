import { isRefusal } from '../../../shared/api/errors.ts';
import { refusedFields } from '../../../shared/api/refused-fields.ts';
import { type CheckoutData, shippingAddress } from '../flow/data.ts';

export interface AddressRefusal {
  part: 'billing' | 'shipping';
  /** Names of the refused fields; empty if the server refuses the address as a whole */
  fields: readonly string[];
  message: string;
}

/**
 * Returns the address that the server refused in `POST /rest/cart/address` or `/rest/cart/shipping`;
 * undefined for other errors.
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
  // In a refusal, `address` means the delivery address. Without a shipping address, this is the billing
  // address
  const isBilling = first.which === 'billingAddress' || !hasShipping;
  return {
    part: isBilling ? 'billing' : 'shipping',
    fields: named.flatMap(({ which, name }) => (which === first.which && name ? [name] : [])),
    message: error.message,
  };
}
