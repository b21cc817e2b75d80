import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Address } from '../../../model/address.ts';
import { followAddresses, loadAddresses } from '../../../stores/address-book.ts';
import { addressBookText } from '../../../text/address-book.ts';
import { scrollTo } from '../../dom/scroll-to.ts';
import { adoptStyles } from '../../widget.ts';
import { AddressForm } from './AddressForm.tsx';
import styles from './address-book.css?inline';
import { unfinishedAddress } from './address-draft.ts';
import { Overview } from './Overview.tsx';

type Props =
  /** In the customer's account */
  | { mode: 'manage' }
  /** In checkout, where the customer chooses an address */
  | {
      mode: 'choose';
      /** Id of the chosen address */
      chosenId: string | undefined;
      /**
       * The chosen address, if the shop refused it: the customer must correct the address first. `refused` contains
       * messages by field name
       */
      toCorrect?: { address: Address; refused: Readonly<Record<string, string>> } | undefined;
      onChoose(address: Address): void;
      onCancel(): void;
    };

/**
 * Selectors of the element that receives the focus when the view changes: a card, the button for a new address, or the
 * heading.
 */
const heading = 'h2';
const createButton = '.krume-book-create';
const card = (address: Address) => `[data-address-id="${CSS.escape(address.id ?? '')}"]`;

/**
 * The saved addresses of a customer: they can be edited and, in checkout, chosen.
 *
 * @see site.md sections 2.11, "Address book" and "Address form", 4.5 and 8
 */
export function AddressBook(props: Props) {
  adoptStyles(styles);
  const toCorrect = props.mode === 'choose' ? props.toCorrect : undefined;
  /** The open form with its address, which is undefined for a new address. Without a form, the overview is shown */
  const [form, setForm] = useState<{ address: Address | undefined } | undefined>(
    () => toCorrect ?? (props.mode === 'manage' ? unfinishedAddress() : undefined),
  );
  const [message, setMessage] = useState('');
  const book = useRef<HTMLElement>(null);
  const next = useRef<string>(undefined);

  useEffect(() => {
    const life = new AbortController();
    followAddresses(life.signal);
    loadAddresses();
    return () => life.abort();
  }, []);

  // Moves the focus into the new view, because the change of view has removed the focused element
  useLayoutEffect(() => {
    const element = book.current;
    if (!next.current || !element) return;
    const wanted = element.querySelector<HTMLElement>(next.current);
    (wanted ?? element.querySelector<HTMLElement>(heading))?.focus({ preventScroll: true });
    next.current = undefined;
    scrollTo(element);
  });

  const open = (address?: Address) => {
    next.current = heading;
    setMessage('');
    setForm({ address });
  };
  const backTo = (selector: string, announcement = '') => {
    next.current = selector;
    setMessage(announcement);
    setForm(undefined);
  };
  const onSaved = (saved: Address | undefined) => {
    if (props.mode === 'choose' && saved && (toCorrect || !form?.address)) return props.onChoose(saved);
    const address = saved ?? form?.address;
    backTo(address ? card(address) : heading, addressBookText.saved);
  };

  return (
    <section ref={book} className="krume-book">
      {form ? (
        <AddressForm
          address={form.address}
          refused={form === toCorrect ? toCorrect?.refused : undefined}
          onSaved={onSaved}
          onCancel={() => backTo(form.address ? card(form.address) : createButton)}
        />
      ) : (
        <Overview
          chosenId={props.mode === 'choose' ? props.chosenId : undefined}
          onChoose={props.mode === 'choose' ? props.onChoose : undefined}
          onCancel={props.mode === 'choose' ? props.onCancel : undefined}
          onCreate={() => open()}
          onEdit={open}
          onAnnounce={setMessage}
        />
      )}
      <p className="krume-hidden" role="status">
        {message}
      </p>
    </section>
  );
}
