import type { CalendarDay } from '../../../shared/rules/delivery/calendar.ts';
import type { Reason } from '../../../shared/rules/delivery/reason.ts';
import { $cart } from '../../../shared/stores/cart/cart.ts';
import { $removal, removeWithUndo } from '../../../shared/stores/cart/cart-removal.ts';
import { shippingText } from '../../../shared/text/order.ts';
import { showRemovalFailed } from '../../../shared/ui/dialogs/show-removal-failed.ts';
import { useStore } from '../../../shared/ui/widget.ts';

function remove(itemId: string): void {
  const item = $cart.get()?.items.find((candidate) => candidate.itemId === itemId);
  if (item) removeWithUndo(item, (error) => showRemovalFailed(error, () => remove(itemId)));
}

/** Buttons that remove the products that make a day impossible. */
export function RemoveItems({ reasons }: { reasons: readonly Pick<Reason, 'items'>[] }) {
  const removed = useStore($removal)?.item;
  const names = new Map(reasons.flatMap(({ items = [] }) => items.map(({ itemId, name }) => [itemId, name])));
  return [...names].map(
    ([itemId, name]) =>
      itemId !== removed?.itemId && (
        <button key={itemId} type="button" className="krume-button-quiet" onClick={() => remove(itemId)}>
          {shippingText.removeItem(name)}
        </button>
      ),
  );
}

/** Lists the products that make some days impossible, with the reason and a button to remove each product. */
export function ItemsInTheWay({ calendar }: { calendar: readonly CalendarDay[] }) {
  const removed = useStore($removal)?.item;
  /** Items by reason; each item is listed only once */
  const sentences = new Map<string, Reason['items'] & object>();
  const known = new Set([removed?.itemId]);
  for (const { reasons } of calendar) {
    for (const { items = [], message } of reasons) {
      const others = items.filter(({ itemId }) => !known.has(itemId));
      for (const { itemId } of others) known.add(itemId);
      if (others.length > 0) sentences.set(message, [...(sentences.get(message) ?? []), ...others]);
    }
  }
  if (sentences.size === 0) return null;
  return (
    <details className="krume-in-the-way">
      <summary>{shippingText.inTheWay}</summary>
      <ul>
        {[...sentences].map(([sentence, items]) => (
          <li key={sentence}>
            <p>{sentence}</p>
            <RemoveItems reasons={[{ items }]} />
          </li>
        ))}
      </ul>
    </details>
  );
}
