import { useState } from 'react';
import { catchApiError, failureText } from '../../../api/errors.ts';
import type { Address } from '../../../model/address.ts';
import { addressLines } from '../../../rules/checkout/addresses.ts';
import { deleteAddress } from '../../../stores/address-book.ts';
import { addressBookText } from '../../../text/address-book.ts';
import { Spinner } from '../../components/indicators.tsx';
import { confirm } from '../../dialogs/dialogs.ts';
import { showError } from '../../dialogs/show-error.ts';
import { useFocusLoss } from '../../hooks/use-focus-loss.ts';
import { useIsland } from '../../widget.ts';

interface Props {
  address: Address;
  /** Labels of the default addresses: billing, shipping */
  kinds: readonly string[];
  isChosen: boolean;
  onChoose: ((address: Address) => void) | undefined;
  onEdit(address: Address): void;
  onAnnounce(message: string): void;
  /** Called before a card that contains the focus is removed */
  onLeft(): void;
}

/** A saved address with its actions. @see site.md sections 2.11, "Address book", and 4.5 */
export function AddressCard({ address, kinds, isChosen, onChoose, onEdit, onAnnounce, onLeft }: Props) {
  const { id: idOf } = useIsland();
  const linesId = idOf(`address-${address.id}`);
  const [isRemoving, setRemoving] = useState(false);
  const card = useFocusLoss<HTMLLIElement>(onLeft);
  const name = addressLines({ ...address, phone: undefined }).join(', ');

  async function remove(): Promise<void> {
    const { id } = address;
    if (id === undefined) return;
    // Clears the live region first, because a live region does not announce the same text twice
    onAnnounce('');
    // Focuses the card, because a spinner replaces the focused button
    card.current?.focus({ preventScroll: true });
    setRemoving(true);
    const removed = await catchApiError(
      deleteAddress(id).then(() => true),
      (error) => {
        const text = failureText(error, addressBookText.removeFailed, addressBookText.removeUnknown);
        showError(text, { retry: remove });
      },
    );
    if (removed) onAnnounce(addressBookText.removed);
    else setRemoving(false);
  }
  const ask = async () => {
    if (await confirm(addressBookText.removeQuestion(name))) await remove();
  };

  const action = (label: string, onClick: () => void, className = 'krume-address-action') => (
    <button type="button" className={className} onClick={onClick}>
      {label}
      <span className="krume-hidden">: {name}</span>
    </button>
  );

  return (
    <li
      ref={card}
      tabIndex={-1}
      className="krume-address"
      aria-labelledby={linesId}
      data-address-id={address.id}
      aria-current={isChosen || undefined}
      aria-busy={isRemoving}
    >
      {(isChosen || kinds.length > 0) && (
        <p className="krume-address-kinds">
          {isChosen && <b className="krume-address-chosen">{addressBookText.chosen}</b>}
          {kinds.map((kind) => (
            <b key={kind}>{kind}</b>
          ))}
        </p>
      )}
      <p id={linesId} className="krume-address-lines">
        {addressLines(address).join('\n')}
      </p>
      <div className="krume-address-actions">
        {isRemoving ? (
          <Spinner label={addressBookText.removing} />
        ) : (
          <>
            {onChoose && action(addressBookText.choose, () => onChoose(address), 'krume-button')}
            {action(addressBookText.edit, () => onEdit(address))}
            {action(addressBookText.remove, ask)}
          </>
        )}
      </div>
    </li>
  );
}
