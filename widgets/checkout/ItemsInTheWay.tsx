import type { CalendarDay } from '../../shared/rules/delivery/calendar.ts';
import { $cart } from '../../shared/stores/cart.ts';
import { $removal, commitRemoval, removeWithUndo, undoRemoval } from '../../shared/stores/cart-removal.ts';
import { cartContentsText } from '../../shared/text/cart.ts';
import { shippingText } from '../../shared/text/order.ts';
import { showError } from '../../shared/ui/show-error.ts';
import { UndoBar } from '../../shared/ui/UndoBar.tsx';
import { useIsland, useStore } from '../../shared/ui/widget.ts';
import { focusHeading } from './focus-heading.ts';

/** The products that some days cannot be chosen for, each with the sentence why, and a way to do without it. */
export function ItemsInTheWay({ calendar }: { calendar: readonly CalendarDay[] }) {
  const { host } = useIsland();
  const cart = useStore($cart);
  const removed = useStore($removal)?.item;
  /** Each item with the first sentence about it */
  const messages = new Map<string, string>();
  for (const { reasons } of calendar) {
    for (const { items = [], message } of reasons) {
      for (const { itemId } of items) if (!messages.has(itemId)) messages.set(itemId, message);
    }
  }
  const items = cart?.items.filter(({ itemId }) => messages.has(itemId) && itemId !== removed?.itemId) ?? [];
  const sentences = [...new Set(items.map(({ itemId }) => messages.get(itemId)))];

  const remove = (itemId: string): void => {
    const item = cart?.items.find((candidate) => candidate.itemId === itemId);
    const failed = () => showError(cartContentsText.removeFailed, { retry: () => remove(itemId) });
    if (item) removeWithUndo(item, failed);
  };
  const toHeading = () => focusHeading(host);
  return (
    <>
      {items.length > 0 && (
        <details className="krume-in-the-way">
          <summary>{shippingText.inTheWay}</summary>
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>
                <p>{sentence}</p>
                {items
                  .filter(({ itemId }) => messages.get(itemId) === sentence)
                  .map(({ itemId, name }) => (
                    <button
                      key={itemId}
                      type="button"
                      className="krume-button-quiet"
                      onClick={() => remove(itemId)}
                    >
                      {shippingText.removeItem(name)}
                    </button>
                  ))}
              </li>
            ))}
          </ul>
        </details>
      )}
      {removed && (
        <UndoBar
          key={removed.itemId}
          name={removed.name}
          onUndo={undoRemoval}
          onOver={() => void commitRemoval()}
          onLeft={toHeading}
        />
      )}
    </>
  );
}
