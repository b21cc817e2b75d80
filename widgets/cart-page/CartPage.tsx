import { type MouseEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { AllergenIcon } from '../../shared/model/allergen-icons.ts';
import type { CartItem } from '../../shared/model/cart.ts';
import { withoutSoftHyphens } from '../../shared/rules/without-soft-hyphens.ts';
import { $cart, changesSettled } from '../../shared/stores/cart/cart.ts';
import {
  $removal,
  commitRemoval,
  removeWithUndo,
  undoRemoval,
} from '../../shared/stores/cart/cart-removal.ts';
import { cartPageText } from '../../shared/text/cart-page.ts';
import { UndoBar } from '../../shared/ui/components/UndoBar.tsx';
import { showRemovalFailed } from '../../shared/ui/dialogs/show-removal-failed.ts';
import { useStore } from '../../shared/ui/widget.ts';
import { Allergens } from './Allergens.tsx';
import { CartLine } from './CartLine.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import type { FollowedCart } from './follow-contents.ts';
import type { Designs } from './follow-designs.ts';
import { Totals } from './Totals.tsx';

interface Props extends FollowedCart {
  /** Whether the server HTML contains the cart; false on a page that several visitors share */
  isPrinted: boolean;
  $designs: Designs;
  allergenIcons: readonly AllergenIcon[];
  maximum?: number | undefined;
  checkoutUrl: string;
  shopUrl: string;
}

export function CartPage(props: Props) {
  const { isPrinted, allergenIcons, maximum, checkoutUrl, shopUrl } = props;
  const { $shown, $waiting, $designs, coverDuring, reload } = props;
  const { items: all, total } = useStore($shown);
  const designs = useStore($designs);
  const isUpdating = useStore($waiting) > 0;
  const isKnown = useStore($cart) !== undefined;
  const removed = useStore($removal)?.item;
  const items = all.filter(({ itemId }) => itemId !== removed?.itemId);
  // While an unknown cart loads, `EmptyCart` shows the loading message instead
  const isRenewing = isUpdating && (isKnown || items.length > 0);
  const region = useRef<HTMLElement>(null);
  const toRegion = useCallback(() => region.current?.focus({ preventScroll: true }), []);

  /** Announcement of the last removed or restored item, for screen readers */
  const [announcement, setAnnouncement] = useState('');
  const toFocus = useRef<string>(undefined);

  const remove = useCallback(function remove(item: CartItem): void {
    setAnnouncement(cartPageText.removed(withoutSoftHyphens(item.name)));
    removeWithUndo(item, (error) => showRemovalFailed(error, () => remove(item)));
  }, []);
  const undo = ({ itemId, name }: CartItem) => {
    toFocus.current = itemId;
    setAnnouncement(cartPageText.restored(withoutSoftHyphens(name)));
    undoRemoval();
  };
  useLayoutEffect(() => {
    if (toFocus.current === undefined) return;
    const lines = region.current?.querySelectorAll<HTMLElement>('[data-item-id]') ?? [];
    const line = [...lines].find(({ dataset }) => dataset.itemId === toFocus.current);
    if (!line) return;
    toFocus.current = undefined;
    line.querySelector<HTMLElement>('.krume-remove')?.focus();
  });
  const commit = () => coverDuring(commitRemoval());

  const retry = () => {
    // Moves the focus, because the focused button is about to be removed
    toRegion();
    reload();
  };

  const hasUnavailable = items.some(({ isAvailable }) => isAvailable === false);
  /** Moves the focus to the first element that matches. Returns whether an element matches */
  const focusFirst = (selector: string): boolean => {
    const found = region.current?.querySelector<HTMLElement>(selector);
    // Also shows the focus ring after a mouse click
    found?.focus({ focusVisible: true });
    return found !== null;
  };
  const toProblem = () => focusFirst('[data-gone] .krume-remove') || focusFirst('.krume-line [aria-invalid]');

  // Sends pending changes first, because the server renders the checkout with its own copy of the cart. If a
  // change fails, the page stays, because only this page shows the error
  const onCheckout = async (event: MouseEvent) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey);
    if (isPlain && !hasUnavailable && (removed || isUpdating)) {
      event.preventDefault();
      const isCommitted = await commit();
      do {
        await coverDuring(changesSettled());
        // In a later task, the line shows the error of its change, or sends the number that was typed meanwhile
        await new Promise((resolve) => setTimeout(resolve));
      } while ($waiting.get() > 0);
      if (isCommitted && !toProblem()) location.assign(checkoutUrl);
    } else if (toProblem()) event.preventDefault();
  };

  return (
    <section
      ref={region}
      tabIndex={-1}
      className="krume-cart"
      aria-label={cartPageText.lines}
      aria-busy={isUpdating}
      data-unknown={!isPrinted || undefined}
    >
      {items.length === 0 ? (
        <EmptyCart shopUrl={shopUrl} isUpdating={isUpdating} onRetry={retry} />
      ) : (
        <>
          <ul className="krume-lines">
            {items.map((item) => (
              <CartLine
                key={item.itemId}
                item={item}
                designUrl={designs[item.itemId]}
                maximum={maximum}
                coverDuring={coverDuring}
                $shown={$shown}
                onRemove={remove}
                onLeft={toRegion}
              />
            ))}
          </ul>
          <div className="krume-cart-side">
            <Totals {...{ total, items, hasUnavailable, checkoutUrl, shopUrl, onCheckout }} />
            <Allergens items={items} icons={allergenIcons} />
          </div>
        </>
      )}
      <div className="krume-cart-updating" role="status" data-on={isRenewing}>
        {isRenewing && <p>{cartPageText.updating}</p>}
      </div>
      <p className="krume-hidden" role="status">
        {announcement}
      </p>
      {removed && (
        <UndoBar
          key={removed.itemId}
          name={removed.name}
          onUndo={() => undo(removed)}
          onOver={commit}
          onLeft={toRegion}
        />
      )}
    </section>
  );
}
