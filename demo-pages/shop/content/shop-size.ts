import { branchesAt } from '../../../fixtures/shop/branches.ts';
import type { Product } from '../../../fixtures/shop/product.ts';
import { type EventEntry, eventsAt } from '../../../fixtures/site/events.ts';
import type { Session } from '../account/session.ts';
import { addToCart, type Cart } from '../cart/cart.ts';

/** Amounts of a large shop: branches and events of a bakery chain, cart items of a wholesale customer. */
export const large = { branches: 500, events: 2000, eventsPerPage: 500, cartItems: 500 } as const;

type Sized = Pick<Session, 'isLarge'>;

/** The shop's branches; repeated up to 500 for a large shop. Call only after `Temporal` has loaded. */
export function branchesOf({ isLarge }: Sized, now: number): ReturnType<typeof branchesAt> {
  const branches = branchesAt(now);
  return isLarge
    ? repeat(branches, large.branches, ({ name }, id) => ({ id, name: `${name} ${id}` }))
    : branches;
}

/** The shop's events; repeated up to 2,000 for a large shop. Call only after `Temporal` has loaded. */
export function eventsOf({ isLarge }: Sized, now: number): EventEntry[] {
  const events = eventsAt(now);
  return isLarge
    ? repeat(events, large.events, ({ title }, id) => ({ id, title: `${title} ${id}` }))
    : events;
}

/** Fills the cart up to 500 items. Each item has its own label, so that no two items merge. */
export function fillCart(cart: Cart, products: readonly Product[]): void {
  for (let count = cart.items.length; count < large.cartItems; count++) {
    const product = products[count % products.length];
    if (!product) return;
    const label = `Kiste ${count + 1}`;
    const option = {
      id: 'label',
      label: 'Beschriftung',
      type: 'field',
      value: label,
      valueLabel: label,
      price: 0,
    };
    addToCart(cart, { product, options: [option] }, product.minimumOrder);
  }
}

/** Repeats a list of entries up to a length. `change` makes each copy different. */
function repeat<Entry extends object>(
  entries: readonly Entry[],
  count: number,
  change: (entry: Entry, id: number) => Partial<Entry>,
): Entry[] {
  return Array.from({ length: Math.ceil(count / entries.length) }, () => entries)
    .flat()
    .slice(0, count)
    .map((entry, index) => ({ ...entry, ...change(entry, index + 1) }));
}
