import type { ReactNode } from 'react';
import type { Address } from '../../../shared/model/address.ts';
import { addressLines } from '../../../shared/rules/checkout/addresses.ts';
import { addressBookText } from '../../../shared/text/address-book.ts';
import { addressStepText } from '../../../shared/text/checkout.ts';

interface Props {
  title: string;
  address: Address | undefined;
  /** Whether the shipping address equals the billing address */
  isSame?: boolean;
  isGuest: boolean;
  isLoading?: boolean;
  /** Shown instead of an address that has failed to load */
  failure?: ReactNode;
  /** The server's message about a refused address */
  refused?: string | undefined;
  onEdit(): void;
}

/**
 * The billing or shipping address, with a button to change the address.
 *
 * @see shop.md section 2.7, "Address"
 */
export function AddressBox({ title, address, isSame, isGuest, isLoading, failure, refused, onEdit }: Props) {
  if (isLoading) {
    return (
      <section className="krume-card">
        <h3>{title}</h3>
        {failure || <p role="status">{addressBookText.loading}</p>}
      </section>
    );
  }
  const isMissing = !address && !isSame;
  const label = isMissing ? addressStepText.add : isGuest ? addressStepText.edit : addressStepText.change;
  return (
    <section className="krume-card">
      <h3>{title}</h3>
      {refused && (
        <p className="krume-note" role="alert">
          {refused}
        </p>
      )}
      {isSame && <p>{addressStepText.same}</p>}
      {isMissing && <p>{addressStepText.none}</p>}
      {address && !isSame && (
        <ul className="krume-recipient">
          {addressLines(address).map((line) => (
            <li key={line}>{line}</li>
          ))}
          {address.email && <li>{address.email}</li>}
        </ul>
      )}
      <button type="button" className="krume-link" onClick={onEdit}>
        {label}
        <span className="krume-hidden">: {title}</span>
      </button>
    </section>
  );
}
