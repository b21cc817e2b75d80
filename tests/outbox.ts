import type { CartChange } from '../shared/api/cart.ts';

/** What the last page has left under way when this one is opened. */
export function leftUnderWay(key: string, change?: CartChange): void {
  sessionStorage.setItem('krume:cart-changes', JSON.stringify([{ key, change }]));
}
