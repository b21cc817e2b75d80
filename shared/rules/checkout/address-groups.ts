import type { Address } from '../../model/address.ts';

/** The saved addresses of a customer, as the address book shows them. */
export interface AddressGroups {
  /** 'Rechnungsadresse': the default one, preselected in checkout */
  billing: Address | undefined;
  /** 'Lieferadresse': the default one, preselected in checkout */
  shipping: Address | undefined;
  /** 'Weitere Adressen': neither */
  others: Address[];
}

/** @see site.md section 2.11, "Address book"; shop.md section 4, "Address step" */
export function addressGroups(addresses: readonly Address[]): AddressGroups {
  return {
    billing: addresses.find(({ isDefaultBilling }) => isDefaultBilling),
    shipping: addresses.find(({ isDefaultShipping }) => isDefaultShipping),
    others: addresses.filter(
      ({ isDefaultBilling, isDefaultShipping }) => !isDefaultBilling && !isDefaultShipping,
    ),
  };
}
