import { branchesAt } from '../../../fixtures/shop/branches.ts';
import type { Product } from '../../../fixtures/shop/product.ts';
import { type EventEntry, eventsAt } from '../../../fixtures/site/events.ts';
import type { Session } from '../account/session.ts';
import { addToCart, type Cart } from '../cart/cart.ts';

/** The numbers of a large shop: what a chain of bakeries and a wholesale customer can have. */
export const large = { branches: 500, events: 2000, eventsPerPage: 500, cartItems: 500 } as const;

type Sized = Pick<Session, 'isLarge'>;

/** The shop's branches, or as many as a large chain has. Call after `Temporal` has loaded. */
export function branchesOf({ isLarge }: Sized, now: number): ReturnType<typeof branchesAt> {
  const branches = branchesAt(now);
  return isLarge
    ? repeat(branches, large.branches, ({ name }, id) => ({ id, name: `${name} ${id}` }))
    : branches;
}

/** The shop's events, or as many as a large chain has. Call after `Temporal` has loaded. */
export function eventsOf({ isLarge }: Sized, now: number): EventEntry[] {
  const events = eventsAt(now);
  return isLarge
    ? repeat(events, large.events, ({ title }, id) => ({ id, title: `${title} ${id}` }))
    : events;
}

/** Fills the cart with the number of items of a large cart, each with its own label. */
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

/** Repeats the entries, each with its own number. */
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
