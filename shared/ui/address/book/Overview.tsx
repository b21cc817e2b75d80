import { useRef } from 'react';
import type { Address } from '../../../model/address.ts';
import { addressSections } from '../../../rules/checkout/address-book.ts';
import { $addresses, $addressesFailed, reloadAddresses } from '../../../stores/address-book.ts';
import { addressBookText } from '../../../text/address-book.ts';
import { dialogText } from '../../../text/dialogs.ts';
import { useStore } from '../../widget.ts';
import { AddressCard } from './AddressCard.tsx';

interface Props {
  /** In checkout: id of the chosen address */
  chosenId: string | undefined;
  onChoose: ((address: Address) => void) | undefined;
  onCancel: (() => void) | undefined;
  onCreate(): void;
  onEdit(address: Address): void;
  onAnnounce(message: string): void;
}

/** Saved addresses in the sections 'Standard Adressen' and 'Weitere Adressen'. Empty sections are omitted. */
export function Overview({ chosenId, onChoose, onCancel, onCreate, onEdit, onAnnounce }: Props) {
  const addresses = useStore($addresses);
  const hasFailed = useStore($addressesFailed);
  const heading = useRef<HTMLHeadingElement>(null);
  const toHeading = () => heading.current?.focus({ preventScroll: true });

  const retry = () => {
    // The press removes the focused button, so the heading receives the focus
    toHeading();
    reloadAddresses();
  };

  return (
    <>
      <div className="krume-book-head">
        <h2 ref={heading} tabIndex={-1}>
          {addressBookText.heading}
        </h2>
        <div className="krume-book-actions">
          {onCancel && (
            <button type="button" className="krume-button-quiet" onClick={onCancel}>
              {addressBookText.cancel}
            </button>
          )}
          <button type="button" className="krume-button-quiet krume-book-create" onClick={onCreate}>
            {addressBookText.create}
          </button>
        </div>
      </div>
      {hasFailed && (
        <div className="krume-book-failed">
          <p role="alert">{addressBookText.loadFailed}</p>
          <button type="button" className="krume-button" onClick={retry}>
            {dialogText.retry}
          </button>
        </div>
      )}
      {!addresses && !hasFailed && (
        <p className="krume-book-loading" role="status">
          <span className="krume-spinner" aria-hidden="true" />
          {addressBookText.loading}
        </p>
      )}
      {addresses?.length === 0 && <p className="krume-book-none">{addressBookText.none}</p>}
      {addresses &&
        addressSections(addresses).map(({ title, entries }) => (
          <section key={title} className="krume-book-section">
            <h3>{title}</h3>
            <ul className="krume-addresses">
              {entries.map(({ address, kinds }) => (
                <AddressCard
                  key={address.id}
                  isChosen={chosenId !== undefined && address.id === chosenId}
                  {...{ address, kinds, onChoose, onEdit, onAnnounce }}
                  onLeft={toHeading}
                />
              ))}
            </ul>
          </section>
        ))}
    </>
  );
}
